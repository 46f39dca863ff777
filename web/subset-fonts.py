"""
Makes the font files that a page fetches from the whole font, with `pip install fonttools brotli`:
python3 web/subset-fonts.py. The ranges are those of src/app/styles.css.

What English is written with is fetched before anything else. Its kerning differs by so little between weights that
nobody sees it, and the differences are a quarter of the file. So there all weights have that of the regular one.
"""

import re
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

source = Path(__file__).parent / "src"
fonts = source / "assets/fonts"


def kern_alike(font):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            pairs = getattr(table, "ExtSubTable", table)
            # The lower four bits are the values themselves, the upper four their differences.
            pairs.ValueFormat1 &= 0x000F
            records = (
                [record for pair_set in pairs.PairSet for record in pair_set.PairValueRecord]
                if pairs.Format == 1
                else [record for first in pairs.Class1Record for record in first.Class2Record]
            )
            for record in records:
                if hasattr(record.Value1, "XAdvDevice"):
                    del record.Value1.XAdvDevice
    font["GDEF"].table.VarStore = None


styles = (source / "app/styles.css").read_text()
for name in ("english", "accents"):
    face = re.search(rf"instrument-sans-{name}\.woff2.*?unicode-range:(.*?);", styles, re.S).group(1)
    font = TTFont(fonts / "instrument-sans-latin.woff2")
    ranges = [part.split("-") for part in re.findall(r"U\+([\dA-F]+(?:-[\dA-F]+)?)", face)]
    options = Options(layout_features=["*"])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[c for ends in ranges for c in range(int(ends[0], 16), int(ends[-1], 16) + 1)])
    subsetter.subset(font)
    if name == "english":
        kern_alike(font)
    font.flavor = "woff2"
    font.save(fonts / f"instrument-sans-{name}.woff2")
