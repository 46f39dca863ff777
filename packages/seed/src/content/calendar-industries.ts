import type { Industry } from "@marquee/contracts/enums";
import type { CalendarTheme } from "./calendar-themes.ts";

/** What calendar events for industries are about, and who attends. */
export const industryThemes: Record<Industry, CalendarTheme> = {
  tech: {
    topics: ["Hardware", "Connected Devices"],
    attendees: ["Electronics engineers and product buyers", "Technology importers and standards bodies"],
  },
  retail: {
    topics: ["Store Operations", "Modern Merchant"],
    attendees: ["Store managers, merchants, and visual designers", "Owners of independent shops"],
  },
  finance: {
    topics: ["Treasury", "Private Wealth"],
    attendees: ["Treasurers, controllers, and auditors", "Financial advisers and family offices"],
  },
  healthcare: {
    topics: ["Clinic Management", "Home Care"],
    attendees: ["Clinic owners and practice managers", "Care providers, families, and insurers"],
  },
  food: {
    topics: ["Craft Food", "Restaurant"],
    attendees: ["Growers, bakers, and grocery buyers", "Restaurant owners and chefs"],
  },
  entertainment: {
    topics: ["Live Events", "Venue"],
    attendees: ["Promoters, venue managers, and crews", "Theme park operators and fans"],
  },
  automotive: {
    topics: ["Electric Vehicle", "Fleet"],
    attendees: ["Dealers, drivers, and their families", "Fleet managers and mechanics"],
  },
  education: {
    topics: ["Classroom", "Adult Learning"],
    attendees: ["Teachers, principals, and students", "Deans, trainers, and program directors"],
  },
  travel: {
    topics: ["Hospitality", "Destination"],
    attendees: ["Hoteliers, tour operators, and airlines", "Tourist boards and travel editors"],
  },
  fashion: {
    topics: ["Runway", "Textile"],
    attendees: ["Fashion buyers, designers, and stylists", "Mills, pattern makers, and designers"],
  },
  beauty: {
    topics: ["Salon", "Skin Care"],
    attendees: ["Salon owners and stylists", "Independent labels and dermatologists"],
  },
  sports: {
    topics: ["Club Sports", "Endurance"],
    attendees: ["Club presidents, coaches, and physiotherapists", "Race directors and runners"],
  },
  nonprofit: {
    topics: ["Fundraising", "Community"],
    attendees: ["Fundraisers and foundations", "Directors and volunteers of small charities"],
  },
  luxury: {
    topics: ["Fine Watch", "Private Client"],
    attendees: ["Collectors and their advisers", "Directors of houses and family hotels"],
  },
  media: {
    topics: ["Podcast", "Publishing"],
    attendees: ["Editors, hosts, and ad buyers", "Publishers and station managers"],
  },
  gaming: {
    topics: ["Indie Games", "Esports"],
    attendees: ["Game studios, publishers, and players", "Teams, players, and streamers"],
  },
  other: {
    topics: ["Harvest", "City Services"],
    attendees: ["Farmers and machinery dealers", "Municipal managers and suppliers"],
  },
};
