"""The backdrop tints of the shop's pictures.

They are part of the page's palette (tints of data/colours.ts): cards need no
border because these sit well beside each other and beside the paper white.
Each is the sRGB colour the backdrop should have in the finished picture,
halfway up its left edge.
"""

SAND = "#ead9bd"
LEAF = "#cbddbf"
PINEAPPLE = "#f6df9a"
CLAY = "#ebc4ab"
MIST = "#c9dad9"

# The page's own yellow (`brand` of data/colours.ts): the hero's ground, on which its words are written.
BRAND = "#ffc629"
