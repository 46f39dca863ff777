// cspell:ignore resol dyslexi
/** What a kind of product is for, for briefs that tell of no complaint; as what is to be shown. The first match wins. */
export const knownPoints: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:backups?|back-?ups?|data recovery)\b/i,
    "a lost file is restored in minutes, and a crash costs nobody a week",
  ],
  [
    /\b(?:dyslexi\w*|(?:reading|spelling|language|vocabulary) (?:app|software|course|program))\b/i,
    "those who struggle with letters and words needn't give up",
  ],
  [/\b(?:crm|sales software|pipeline)\b/i, "no follow-up is lost between spreadsheets"],
  [/\b(?:track\w*|bus|delivery|fleet|logistics)\b/i, "everybody knows where it is, and how late"],
  [
    /\b(?:resol\w+|repair\w*|refurbish\w*|mend\w*|second-?hand|shoe)\b/i,
    "worn things needn't be thrown away and replaced",
  ],
  [
    /\b(?:charter|cruise|yacht|hotel|resort|tour|trip|airline|flight)\b/i,
    "after one good trip people want to book again",
  ],
  [
    /\b(?:alcohol-?free|non-?alcoholic|na beer)\b/i,
    "people who have to drive get more than alcohol or nothing",
  ],
  [
    /\b(?:sauce|spice|snack|cheese|tea|coffee|chocolate|drink|beer|bread|food(?! (?:bank|pantry|drive))|yogurt|juice|jerky|jam|honey|noodle|soup|cake|pasta|brittle|burrito|cracker|ice cream|wine|cider)\b/i,
    "a flavor can be anything but bland",
  ],
  [/\b(?:security|cyber|password|backup|inspection)\b/i, "a gap is found before the damage"],
  [/\b(?:software|app|platform|tool|saas|ai)\b/i, "hours of work by hand needn't be lost"],
  [
    /\b(?:insurance|pension|retirement|mortgage|loan|bank\w*)\b/i,
    "the small print keeps nobody from deciding",
  ],
  [
    /\b(?:course|degree|school|class|training|tutor\w*)\b/i,
    "there is time for it beside everything else, and proof that it helps",
  ],
  [
    /\b(?:bike|car|scooter|motorcycle|vehicle|pickup|ev)\b/i,
    "nobody has to buy what they have never driven or ridden",
  ],
  [
    /\b(?:cream|serum|shampoo|perfume|lipstick|sunscreen|soap|scrub|mask|balm|lotion|deodorant)\b/i,
    "skin can feel what labels promise",
  ],
  [
    /\b(?:film|movie|series|album|book|podcast|magazine|newspaper)\b/i,
    "good work isn't overlooked beside the loud",
  ],
  [
    /\b(?:heat pump|insulation|solar|heating|boiler|stove|energy|electricity)s?\b/i,
    "bills and cold rooms needn't be taken as they come",
  ],
  [/\b(?:hearing aid|glasses|contact lens|optician)\w*\b/i, "nobody has to guess at what others say or show"],
  [
    /\b(?:yoga|gym|fitness|rugby|climbing|running|swimming|dance|rowing)\b/i,
    "nobody is too old, too stiff or too late to begin",
  ],
  [/\b(?:toys?|puzzles?|strollers?|baby)\b/i, "it isn't boring, broken or outgrown after a week"],
  [
    /\b(?:rods?|watch(?:es)?|jewelry|leather|knife|knives|furniture|chairs?|lamps?|rugs?|instruments?)\b/i,
    "what is well made needn't be replaced, and people come back again for the next one",
  ],
  [/\b(?:detergent|cleaner|vacuum|laundry|cleaning)s?\b/i, "dirt goes without being scrubbed twice"],
  [/\b(?:game|console)\b/i, "a few minutes of play tell more than any trailer"],
  [/\b(?:coat|jacket|suit|dress|jeans|clothes)\b/i, "sizes needn't be guessed online and sent back"],
];
