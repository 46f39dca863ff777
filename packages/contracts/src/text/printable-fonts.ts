/**
 * Which font draws which characters, one file a line: its package, its path there, and its characters as ranges in base
 * 36, each of how far after the last one it begins, and how many more characters it has. Written by
 * functions/write-printable-fonts.ts.
 */
export const printableFonts = `
@expo-google-fonts/noto-sans|400Regular/NotoSans_400Regular.ttf|0 c i+2m x+k7 2+5 4+6 1 1+j 1+1q e+8v r4+3j 1h7 1x0+g 4 1+7 c1+8 3b+6x 1+7u 2+5 2+11 2+5 2+7 1 1 1 1+u 2+1g 1+e 1+d 2+5 1+i 2+2 1+8 1+2s 1+b 2+q 1+c 3+w 1b f+2n z+1 4 3s qh 1ar+v 9s+3h noi+2n 2o+5m 5+1 1 1+4 o+d 73 1a e9+1n fpw+6 l5 v+f 5r 70+1 1he+5 1+15 1+8 16it+u
@fontsource-variable/noto-sans-arabic|files/noto-sans-arabic-arabic-wght-normal.woff2|16o+73 28+1b 6o+u 1+1 6+21 1+s 1bv4+36 g+cc 2+1h 7 w+f 34+4 1+3q 35s+2
@fontsource-variable/noto-sans-hebrew|files/noto-sans-hebrew-hebrew-wght-normal.woff2|13l+1i 8+q 4+5 1cfc+p 1+4 1 1+1 1+1 1+9
@fontsource-variable/noto-sans-thaana|files/noto-sans-thaana-thaana-wght-normal.woff2|1hc+1d
@fontsource-variable/noto-sans-armenian|files/noto-sans-armenian-armenian-wght-normal.woff2|10x+11 2+1d 2+2 1chv+4
@fontsource-variable/noto-sans-georgian|files/noto-sans-georgian-georgian-wght-normal.woff2|3a8+11 1 5 2+16 1+3 2a8+16 2+2 37k+11 1 5
@fontsource-variable/noto-sans-bengali|files/noto-sans-bengali-bengali-wght-normal.woff2|1vk+3 1+7 2+1 2+l 1+6 1 3+3 2+8 2+1 2+3 8 4+1 1+4 2+o 3pt 1 2+1 1 8 8 2 4 2+2 rnd
@fontsource-variable/noto-sans-gurmukhi|files/noto-sans-gurmukhi-gurmukhi-wght-normal.woff2|1z5+2 1+5 4+1 2+l 1+6 1+1 1+1 1+1 2 1+4 4+1 2+2 3 7+3 1 7+g 5h1 poj+9
@fontsource-variable/noto-sans-gujarati|files/noto-sans-gujarati-gujarati-wght-normal.woff2|22p+2 1+8 1+2 1+l 1+6 1+1 1+4 2+9 1+2 1+2 2 f+3 2+b 7+6
@fontsource-variable/noto-sans-oriya|files/noto-sans-oriya-oriya-wght-normal.woff2|269+2 1+7 2+1 2+l 1+6 1+1 1+4 2+8 2+1 2+2 7+2 4+1 1+4 2+h
@fontsource-variable/noto-sans-tamil|files/noto-sans-tamil-tamil-wght-normal.woff2|29u+1 1+5 3+2 1+3 3+1 1 1+1 3+1 3+2 3+b 4+4 3+2 1+3 2 6 e+k
@fontsource-variable/noto-sans-telugu|files/noto-sans-telugu-telugu-wght-normal.woff2|2dc+c 1+2 1+m 1+f 2+8 1+2 1+3 7+1 1+2 2 2+3 2+9 7+8 38a
@fontsource-variable/noto-sans-kannada|files/noto-sans-kannada-kannada-wght-normal.woff2|2gw+c 1+2 1+m 1+9 1+4 2+8 1+2 1+3 7+1 6+1 1+3 2+9 1+2 35s
@fontsource-variable/noto-sans-malayalam|files/noto-sans-malayalam-malayalam-wght-normal.woff2|2kg+c 1+2 1+1e 1+2 1+5 4+f 2+p
@fontsource-variable/noto-sans-sinhala|files/noto-sans-sinhala-sinhala-wght-normal.woff2|2o1+2 1+h 3+n 1+8 1 2+6 3 4+5 1 1+7 6+9 2+2 1fcc+j
@fontsource-variable/noto-sans-thai|files/noto-sans-thai-thai-wght-normal.woff2|2rl+1l 4+s
@fontsource-variable/noto-sans-lao|files/noto-sans-lao-lao-wght-normal.woff2|2v5+1 1 1+4 1+n 1 1+m 2+4 1 1+6 1+9 2+3
@fontsource-variable/noto-sans-khmer|files/noto-sans-khmer-khmer-wght-normal.woff2|4n4+2l 2+9 6+9 di+v
@fontsource-variable/noto-sans-myanmar|files/noto-sans-myanmar-myanmar-wght-normal.woff2|35s+4f u9s+u 2p+v
@fontsource-variable/noto-sans-ethiopic|files/noto-sans-ethiopic-ethiopic-wght-normal.woff2|3k0+20 1+3 2+6 1 1+3 2+14 1+3 2+w 1+3 2+6 1 1+3 2+e 1+1k 1+3 2+1u 2+v 3+p 546+m 9+6 1+6 1+6 1+6 1+6 1+6 1+6 1+6 opu+5 2+5 2+5 9+6 1+6 1qk1+6 1+3 1+1 1+e
@fontsource-variable/noto-sans-cherokee|files/noto-sans-cherokee-cherokee-wght-normal.woff2|3vk+2d 2+5 twy+27
@fontsource-variable/noto-sans-canadian-aboriginal|files/noto-sans-canadian-aboriginal-canadian-aboriginal-wght-normal.woff2|3y8+hr fk+1x 1ewq+f
@fontsource-variable/noto-sans-syriac|files/noto-sans-syriac-syriac-wght-normal.woff2|1ds+d 1+1n 2+2 65c+1
@fontsource-variable/noto-sans-adlam|files/noto-sans-adlam-adlam-wght-normal.woff2|2olc+23 4+9 4+1
@fontsource-variable/noto-sans-javanese|files/noto-sans-javanese-javanese-wght-normal.woff2|xhc+25 1+a 4+1
@fontsource-variable/noto-sans-balinese|files/noto-sans-balinese-balinese-wght-normal.woff2|t 5b6+23 4+18
@fontsource-variable/noto-sans-sundanese|files/noto-sans-sundanese-sundanese-wght-normal.woff2|5fk+1r 74+7
@fontsource-variable/noto-sans-cham|files/noto-sans-cham-cham-wght-normal.woff2|xkw+1i 9+d 2+9 2+3
@fontsource-variable/noto-sans-meetei-mayek|files/noto-sans-meetei-mayek-meetei-mayek-wght-normal.woff2|xr4+m 5l+19 2+9
@fontsource-variable/noto-sans-ol-chiki|files/noto-sans-ol-chiki-ol-chiki-wght-normal.woff2|5lc+1b
@fontsource-variable/noto-sans-new-tai-lue|files/noto-sans-new-tai-lue-new-tai-lue-wght-normal.woff2|51c+17 4+p 6+a 3+1
@fontsource-variable/noto-sans-lisu|files/noto-sans-lisu-lisu-wght-normal.woff2|9hm+1 n2c+1b o8g
@fontsource-variable/noto-serif-tibetan|files/noto-serif-tibetan-tibetan-wght-normal.woff2|2yo+1z 1+z 4+12 1+z 1+e 1+c
@fontsource/noto-sans-mongolian|files/noto-sans-mongolian-mongolian-400-normal.woff2|4qo+p 6+2g 7+16 4ly+1 5+1 2+3 19hs+c
@fontsource/noto-sans-nko|files/noto-sans-nko-nko-400-normal.woff2|1j4+1m 2+2
@fontsource/noto-sans-tifinagh|files/noto-sans-tifinagh-tifinagh-400-normal.woff2|8xc+1j 7+1 e
@fontsource/noto-sans-vai|files/noto-sans-vai-vai-400-normal.woff2|wlc+8b
@fontsource/noto-sans-osage|files/noto-sans-osage-osage-400-normal.woff2|1fhs+z 4+z
@fontsource/noto-sans-tai-le|files/noto-sans-tai-le-tai-le-400-normal.woff2|500+t 2+4
@embedpdf/fonts-sc|fonts/NotoSansHans-Regular.otf|1+b 1+e 1+1 6gt+1 3l+b 4+b k+9 u+1 a+2 4+1 3 1 1 h+3 b a 1+1 1+6 3 1 1 1 4 2+3 2 1+9 5+3 5 5 1 2 3 5 d+2 1+3 2+1 2+1 2+1 2+1 a+5 2+1 9+4 6 4 p q+1 15+2 a 5 g+1 3p+1 c+e 1 b+1 1z 1o+97 5+2 2+1 4+1 2+1 4+5 2+5 e+4 8 g+3 1+1 2 4+1 6+1 4+3 f g+2 t+f 2+b y s+1 1v g 6 y 1+1 l v+9 x b6+1 3t 1m+1 7d+2 i o5+p 1+2g c+5x q+b 4 2+4 8+1b 1+2d 2+2u 5+14 3+1e 1+15 1+16 5+z c+1a 1+66 1+17 1+58o 22+g5s hm7+3 1+1 4+1 b 8 b 1 1+4 1+3 8 3+1 1 3 3+1 a 3+5 6 3 1 5+1 2+2 3+1 4+2 1 4 1 2 l 4 3 3 1+1 1 4+1 9 7+1 4+2 1+2 4 a+1 4 2 4 2+3 1 1+1 1n j+1 q9+9 m+y 1+i 1+3 45+59 3+5 2+5 2+5 2+2 3+6 1+6 1bm9+a 5+u 1+1n 4+16 2t+2 d+16 5+8 7+1 2t1 1 1u 47 xv 25 195 1c9 3c cj 3w7 2ez 1cb+1 ay re 1d6 6p 4h 23 220 1b 1x 10u sf nd h7 dk 79 d0 ei 5g 2hc 1dw 1t su hb s 96 o8 71 7 1 2 ca 3t 1k5 b4 1gt 4 8 1n4 7x r 7s 5 x 11l as+1 e+1 50 7m 2q b 2 a 3q b 2 25 3p 7 6 2 j+1 13 3b+1 3 1f c 13+1 8+2 1 1 2w+1 m 1r 57 r w i 2 9 3 h 4b em 47 2 p 6 47 9n f 33 1d e7+1 3i w 7e 3 v 3m b r 36 1v 5 2 83 b 2 4q 5s 4 8 7 1+2 1 i 7+1 68 2 33 x 1n 63 4 2 h j 2 i 6c b 32 17 3j 3+1 2 6+1 1 3 1 8 3 b+1 8 4 2 2 3 2 1 3 1g d+1 d 3r 8 45+1 6 1 2+1 6 3k 1 1+1 e+1 7 4+1 12 1u 1 8 2 3 29 b a
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-0-wght-normal.woff2|1dca+5 1+6 2+3 3 3+3 1+9 2+3 1+1 1+3 1+1 4 1
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-1-wght-normal.woff2|1d80 5 4+7 1+2 2 1+2 1+2 2+9 2+1 6+5 1+2 1 1+4 2+1 4+1 2+3 3 1+3 1 1+1 1+g 1+2 1+3 1+2 1+2 1 2 1+3 2+2
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-10-wght-normal.woff2|15f8 1+1p 1+1i 2+1 1+2 1+6 1+3 1+k
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-100-wght-normal.woff2|y0d be a ac 5n 7z+1 y 9d 50 n8 mi b7 cf a5 sp 9k 1j 8f m r e4 28 7r d7 ae jr f 7v 1s f6 31 3i q v f0 j 6i 6qt
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-101-wght-normal.woff2|ydw 2f 2b 7a 1 2a b kf 8 2 7 ef 1n eb cb 5e o4 8k gt 9h 1q 36 49 33 8y ac 1i 5j bz v 1aj 12c 75 2l 5z
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-102-wght-normal.woff2|y00 5x 49 cs y 24 y 4w j 93 72 3n be 2w 1a nd 1q 53 9b 5f u x ej e 97 k c2 4m 6s d8 4b 5y 1f e p mj 5u b c d7 7q lz 2m d8 f f0
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-103-wght-normal.woff2|y0o 8t 7h 1z c0 1f 9v 3u 33 5i 9e 6l 9o x 119 3n 86 13 14 i+1 ai i6 1l 4y ca 11 13 52 mx 2a 1e 13 c4 1 gd 2j 3j v 5u 6k 6f 6v 2f 1b qj
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-104-wght-normal.woff2|xzb i 11 5n 3f r 2k 2r 2f 6 83 9c 5n al 8 4f 1g 6y fm a3 6z 78 bg fy 6s 6p 1l 31 4c a v 14 1r z 5n ag a 4s k 36 6 6s lu g dm gv fb 10i 67
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-105-wght-normal.woff2|y0f t ae v 2k b+1 3m 6f 86 c8 5n 7a j 1z kr 2s 72 b6 d r9 1z es 4y 5 fn 3u 60 l s 2j 2u 34 72 2 67 9e+1 h v es 6x 2k 23 8j 6j 5c f 1i 34 16 4z 33 vw 35
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-106-wght-normal.woff2|y38 fd e 1m 1k 7 5i 1u 51 h c 17 8s 2c q 3n bj 3y ac 5 8 5i 1j 8t 6p 67 5z a8 g3 iv 4n 2c 2u 3o 5x 28 3n 1u 3d 91 r a1 1y 6b e 74 1n h 45 3 6g 66 u 5f 3d gv 5n e 38 33 3b 9b h 31 3u
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-107-wght-normal.woff2|y2x i 10 1u 34 7 5j r 68 a0 3 3 3c 2v j 3b 1j 17 3e l 2j 2q+1 3u 5i c kb 7 ad 5i 9i 2m 1g 2o 17 5h 5c 5 4t 1z 4 3q 6b f z b t 29 4c 2u r 3b 2o cv 25 3b 6k v 4g q 37 1w jq 7r eg 1 9 3y 3 24 q 3v 56 6o 7z 57 6v e 9d a 8n 1k 6qv
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-108-wght-normal.woff2|y89 5d 1 1h p 35 30 13 33 4r 3 1s 1y 63 5f 5d 6a 5f 16 w 95 5 3e 3 j 57 6j 3 j 2r 4 p 29 9o i 6b l 4y 42 5p 9 36 cb 4f n 2b 9o 36 f 7 2i b9 e 63 54 70 fq 6 2v 3w 5m rk e 1f 3f u c c 1v 3i a6 t 2q a a0 33 7w 16 3g m 1k
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-109-wght-normal.woff2|y0h 1x 13 p 1i+1 b 39 cp 5q 1p c 30 5f 1v 1z 5i i l dk 16 4j 2w 3a+1 7i 2c 2y 6k 2 14 5e 7j 4z 17 24 k it 87 2c e 2q p 46 22 1 y 4r 3 i 2k 2v am 14 2q 22 5 57 2k 1h a 7 11 a7 7z cv 1j 4 bu 8b 43 aj dc 2y c c5 1j 20 7r 3r
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-11-wght-normal.woff2|15ad+16 2+1 1+2 1+6 1+1 1 1+5 2+1 1+2 1+6 2+15 1+m 2+1 1+2 1+6 2+1
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-110-wght-normal.woff2|xzn 2l u 13 1a 47 5s 4j 1r 3r 3v 29 i e 2e h r 5m 5o j 3d 1 a 2e 80 84 9a 56 o 3f 1c 4n 1z f o 2a 16 58 u 4k n 4h 29 3z 1q 1n 5b 3k au 9l 3o 1f 3w av 17 s u 1b 1c 29 t 1u 4a 36 3j 75+1 1u 46 e4 5g 1m 5n 5j r 3 6r 3v r 58 5b 5q 3b 1r 1z 1f gr 3y 2k 2j
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-111-wght-normal.woff2|y3u h 2n 8d h dj f 37+1 d8 15 3v 7 5f 17 g 29 17 1k 3o de b q 20 1j 8 4z e 67 w 2q 7 2g 2i y 5f d 1j 29 10 aw 1b 6 9b 6h 1s 2b a0 2g dm 5e l e d e 8 5a q 13 7o 2 3 2b 4f 2b 3b c fw 62 bb 2b 1 30 4 3i 24 3a ar 3 5b 14 gn 2 3z b 77 1k f 16 3
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-112-wght-normal.woff2|xzm 1 1 2y 4y 4r 37 2v 33 43 7 3n 1r c f 2 1 9 2y 2d a3 h co 34 6 c a 2f 93 1j i 35 1r r 2i 8 3 99 1h 22 a c 1a 10 7n 2d t 5u 41 5b ae 3r 3v g 1j b 6m lc 4d 31 1 71 1z 9 1 8q 5g 2 1v 2 fs 3w 36 v 2z b 50 6 c 1e fj+1 3 3b 2e 6v 2c f 4a v 8b 2f 4r 2b 7j
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-113-wght-normal.woff2|y04 58 2 ar 5g bm k 2y 4 1p 8l j 6i 1f j 1z 3o 5e 3 m e1 3m 7 1a 3t 2u 3o 5u 47 5o 6+1 3m k 1y b j 83 i c dv 5r j r b 17 3o 2r 16 20 6 33 dn+1 3 a 37 z 14 1i 2c 3a 2z 53 1r 2b s 4a 1w fj y jf 12 8 1r 6r 17 17 3v 3 r 4f 5j 30 2 4j z 7 a6 2o 1f+1 1j 3y 3v g
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-114-wght-normal.woff2|xzl 69 3k c 3b 1m 7i 38 4k u 43 7 2r 3 c 4 8p 3s y 8b 22 il b f 2b 9 4 18 ai 12 2o 37 6r 6n c7 lj 33 4n 1r 1s ee 2x 2 f 1v e 3z+1 1r 2a g 16 18 z 16 w 4y b 9g y 5g a3 2 3f 2 10 9c j 1y j 2f b 6j 3z 20 7 2 3 43 1w 7y 1r j 60 3u 7 c 3e 1g 4m 18 a 34 q 6n
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-115-wght-normal.woff2|xzc 33 1b 3 1n 3r 27 r nu 8 5j 3r 2s 5r 6 2b 8 73 6 gc u b w 12 b 17 1j 98 j 7 j+1 9 27+1 3l 90 3v j 3 18 16 c 6e 33 gc 6 7 5v 2z z 2v 1c 1o fl s i 2r n 17 1v 3f 2 2l 3a 8 33 12 1k 42 3v 23 gr b 2j 3g 3b j 4y 4j 2f dz 63 60 y 2b 37 9s 2b y f 2r g r 5m 1j
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-116-wght-normal.woff2|xz5 n 3 3m 8 6 63 3g 1a 7 47 cj 3 2v 6z 43 1r i+1 7 u 1w 6v 3z 2z 5f a7 b 4 9i 33 r f 17 b+1 g 4h az i 5 5 l 2r 16 3 58 6 n3 2c u r 1g j 3e k3 2h l 2f f 17 1f 3 23 2b 8r 7 38 5 38 3r k 16 hg+1 6 5e 7r 5f b3 1b 1k d7 72 g 5a 57 k j q 3w 1e c 2 3
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-117-wght-normal.woff2|xzk 4 2m b 2 1s 24 1q s 3y 3 7 1v gr 3f v 1f 6z 1c 1u g 2i r 4n 3 5w y hv 33 r+1 4m 4r 2f j 5g 42 63 3 j 2b 34 2 3v 3r 7 ij o j 1y c8 6 7 gv 1b+1 j 1f+1 12 q 1j 3b r 4v 13 2b+1 cf f gm 33 3 g 4u 1j 7 23 3j 6j av 33 2b k 8q r 3 3r 5f 4v 1b z 7 w 3e 5b 5f
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-118-wght-normal.woff2|xz8 n 2b r 1c 1j 6 3 2z 3v in r db 1f 1j 5f k 76 7 if 33 34 7y 23 3 3r v g y 3v 3 5b r k 2m 2z 3v 5f ho 2i 3 g 6 2b 3v 4c 16 gz 3 2z r r 3 g y 33 k 6 3 r 1f r r 3 3 7 b z 8 2 7+1 j 2m g 6 2b 3v k 4y kv bn r dz 2b 33 av 8j 7r 2f c a 5f r 1j
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-119-wght-normal.woff2|xz4 67 9b xf 12v 9b 1dr dz 1j wn 3 g7 2af
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-12-wght-normal.woff2|1557+4 1+6 1+i 1+2 1+2 1+6 2+11 2+1 1+2 1+6 2 1 1+5 2+1 1+2 1+6 2 3+5 2+1 1+2 1+6 2+2 1+i
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-13-wght-normal.woff2|150i+x 1+q 2+1 1+2 1+b 1+5 1+2 1+2 1+i 1+q 2+1 1+2 1+d
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-14-wght-normal.woff2|14vk+3 2 2+6 1+2 1+2 1+6 1+1 1+7 1+2 1+e 1+y 2+1 1+2 1+6 2 1 1+5 1+j 1+5 1+k
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-15-wght-normal.woff2|14qk+r 2+1 1+2 1+6 2 1 1+5 2+1 1+2 1+6 1+3 1+5 1+2 1+2 1+6 2 1+7 1+1i 2+1 1+2 1+2
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-16-wght-normal.woff2|14lu+1 2+1 1+2 1+6 2+2 1+5 1+i 1+6 1+q 1+q 1+q 2+i 1+5
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-17-wght-normal.woff2|14hb+o 2+1 1+d 1 1+d 1+1a 1+q 1+o
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-18-wght-normal.woff2|14cf+4 2+1 1+2 1+6 1+3 1+5 1+1i 2+1 1+2 1+6 2 1 1+5 2+1 1+2 1+i 1+i 1+9
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-19-wght-normal.woff2|147l+1u 1+e 1+12 2+1 1+2 1+6 1+3 2+4 2+1 1 1 1+6 2 1
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-2-wght-normal.woff2|16hv+5 1+9 1+j 1+5 2+1 1+2 2+5 2+2 1+2 1+1 1+2 1+m 1+2 1+2 1+6 2 1 1+5 6lc 2+2 3+a 1+7 1+a 1
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-20-wght-normal.woff2|1438+2b 2+1y
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-21-wght-normal.woff2|13yi+1 2+1 1+2 1+6 1+3 1+x 1+1i 2+1 1+2 1+6 1+3 1 1+4 1+p
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-22-wght-normal.woff2|13ti+1 2+2 1+x 2+1 1+2 1+6 2 1 2+1 2 2+1 1+2 1+1 1+3 2+2 1+5 1+i 1+r 1+v
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-23-wght-normal.woff2|13op+b 1+5 2+1 1+2 1+6 2+2 1+5 1+i 1+y 1+2 1+m 1+6 1+i 2+1 1+2 1+4
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-24-wght-normal.woff2|13k1+a 1+y 2+1 1+2 1+6 2+2 2+3 2+1i 1+q 1+7
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-25-wght-normal.woff2|13eh+2 2+4 3 4 1 1 2+1 1 1 1+6 2 4+4 2+d 1+3 1+5 1+j 1+x 2+1 1+2 1 1+4 2 1 2+4 2+1 1+2 1+9 1+7 1+2 1+3
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-26-wght-normal.woff2|1397+4 2 1 1+5 2+1 1+2 1+6 1+2 1+6 1+2 1+2 1+7 1+9 1+2 1+2 1+9 1 1+5 2+1 1+2 1+b 1+5 2+1 1+2 1+6 2+2 1+5 1+q 2+1
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-27-wght-normal.woff2|133p+6 2 3+3 1 1+6 1+9 1+7 2+1 1+2 1 1+3 3 1 1+5 2+1 1+2 1+9 3+5 1+2 1+2 1+i 1+2 1+m 2+1 1+2 1+6 2 1 1+5 2+1 1+2 1+1
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-28-wght-normal.woff2|12xj+g 2+1 1+2 1+7 1 1 1+5 2+1 3 1+5 3 3+1 1 1 2+1 1+2 1+6 2 1 1+5 2+1 1+2 1+1 1+3 2 1 1+4 2+q 2+1 2 3+5 6+1 1 1 2+1 1+2 1+6 1+1 1 1+5 3 1+2
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-29-wght-normal.woff2|12t1+3e 2+1 1+2 1+6 2+9 1+9
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-3-wght-normal.woff2|16d5+i 2+g 1 1+5 1+q 2+1 1+2 1+6 1+1 1+b 1+2 1+i 1+q 1+6 1+1
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-30-wght-normal.woff2|12og+7 2+1 1+1 2+b 1+5 1+1i 1+1i 2+e
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-31-wght-normal.woff2|12jv+1o 2+1 1+2 1+6 2+1 2+5 1+2 1+1y
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-32-wght-normal.woff2|12ei+1 1+2 1+2 1+6 2+9 1+6 1+6 1+1 1+7 1+2 1+2 1+6 2 1 1+1 1+u 2+1 1+1 2+5 3 1 1+3 1 2+1 1+2 1+6 1+3 1+4 2+e 1+3 1
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-33-wght-normal.woff2|129o+7 1+q 1+q 1+6 1+7 1 1+7 2+1 1+1 2+6 1+1 1 1 1 2+s 1+6 1+g
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-34-wght-normal.woff2|124h+q 3 1+2 1+6 2 3+5 2+1 1+2 1+6 2 1+7 1+2 1+2 1+9 2+6 1+6 1+i 2+1 1+2 1+6 1+1 1 1+2 1+l
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-35-wght-normal.woff2|11zd+e 1+2 1+2 1+6 1+12 1+q 2+1 1+2 1 1+4 2 3+5 2+1 1+2 1+6 1+1 1 1+5 1+6 1+6 2 1 1+5
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-36-wght-normal.woff2|11uv+8 1+j 1+5 2+1 1+2 1+6 1+2z
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-37-wght-normal.woff2|11qf 1+1i 1+e 2+2 1+28
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-38-wght-normal.woff2|11li 1 3+3 2+1 1+2 1+b 1+5 2+1 1+d 1 1+l 1+12 2+1 1+1 2+a 2+w
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-39-wght-normal.woff2|11gw+z 1+q 1+q 1+2 1+2 1+1a 2+1 1+2 1+6
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-4-wght-normal.woff2|167w+b 2+1 1+2 1+6 1+1 1 1+5 2+1 1+2 1+9 1 1+5 2+1 1+2 1+6 2+1 2+5 1+q 2+1 1+2 1+6 2+2 1+5 2+1 1+2 1+9 1 1+e
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-40-wght-normal.woff2|11c3 2 1 1+5 1+h 2+y 1+f 1+11 2+1 1+2 2+5 1+1 1 1+2 1+l
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-41-wght-normal.woff2|1172+1h 2+1 1+2 1+6 2 1 2+4 2+1 1+2 1+9 1+7 2+1 1+2 1+7 1+2 1+2 1+t 3 1+2 1+5
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-42-wght-normal.woff2|111s+j 1+6 1+i 1+1i 2+1 1+1 2+6 1+1 3 1 1+1 3 1+1 3 1+3 2 1 1+2 1+1 2+1 1+2 1+6 1+1 1 1+2 1+3
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-43-wght-normal.woff2|10x2+l 1+q 1+q 3 1+1 2+6 1+1 1 1+5 1+2 1+2 1+9 1+17
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-44-wght-normal.woff2|10s0+7 2+1 1+2 1+6 1+1 1 1+5 2+1 1+2 1+6 1+1 1+7 1+2 1+2 1+b 1 1+v 2 2+2 1+6 2 1 1+13
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-45-wght-normal.woff2|10mm+5 2+1 1+2 1+6 2 1 1+3 1+s 2+1 1+2 1+6 2 1 1+5 2+1 1 4+5 2 1 2+1 1 3+1 1+a 2 1 2+1g
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-46-wght-normal.woff2|10hr+c 1+j 1+5 2+1 1+2 1+6 2 1 1+5 1+i 1+6 1+q 1+q 2+1 1+2 1+6 1+3
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-47-wght-normal.woff2|10ct+2 1+6 2 1+7 2+1 1+2 1+6 2 3+5 1+q 2+1 1+2 1+6 2 1 1+1p 1+d
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-48-wght-normal.woff2|107h+i 1+2 1+f 1+5 2+1 1+2 1+6 2 3+4 3+1 1+a 2 3+5 2+i 1+x 2+1 1+2 1+6 2 3+4 3+1
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-49-wght-normal.woff2|102v+3 1+4 1+1p 1+1i 2+1 1+1 2+6 1+1 1+7 1+7
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-5-wght-normal.woff2|162v 1+2 1+6 1+12 2+1 1+2 1+7 1 1 1+5 2+1 1+2 1+3 1+1 2 1 1+5 2+1 1+a 1+1 3+q 1+l
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-50-wght-normal.woff2|zyd+a 2+5 1+b 1+39 2+5 1+1
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-51-wght-normal.woff2|ztr 2+x 1+q 2+1 1+2 1+9 2+5 2+1z
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-52-wght-normal.woff2|zol+h 1+7 1+6 1+i 2+1 1+1 2+6 2 1 1+x 2+1 1+1 2+6 2 1 2+4 2+1 1+2 1+6 1+3 1+5 1+2 1+a 1+1
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-53-wght-normal.woff2|zjs+3 1+i 1+6 1+2 1+2 1+6 2+1 1+y 2+1 1+2 1+6 2+2 1+5 1+i 1+y
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-54-wght-normal.woff2|zeq+h 2+1 1+2 1+1 1+3 2 1 1+3 1 2+1 1+2 1+6 1+1 1 1+5 1+1i 2+1 1+1 2+6 2 1 1+t
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-55-wght-normal.woff2|z98+7 1+a 2+1 1+2 2+5 1+3 2+2 1 1+q 2+1 1+2 1+6 2 1 1+5 3 1+1 4+4 2 1 1+1 1+1 3+1 1+2 1+6 2 3+5 1+10
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-56-wght-normal.woff2|z4m+h 1+j 1+5 2+1 1+2 1+6 2+9 1+1i 1+q 1+6
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-57-wght-normal.woff2|yzk+2 3+1 1+2 1+6 2 1 1+5 2+1 1+a 1+2 2+1 1+u 2+1 1+2 1+6 1+3 1+3 3+i 1+y 1+8
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-58-wght-normal.woff2|yu7+s 2+1 1+2 1+6 1+a 3 1+2 2+5 2 5 1 3+1 1+2 1+6 2+1 2+5 1+e 1+3 1+x 2+1 1+2 1+1 1+3 1+1 1+3
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-59-wght-normal.woff2|yp8+b 2+1 1+2 1+5 3+2 1+5 1+i 1+6 1+q 1+2 1+2 1+6 1+a 1+q 1+2 1 1 1+5 2+1 1+4 1
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-6-wght-normal.woff2|15yc+j 2+1 1+2 1+6 1+1 1 1+2h 1+q 1+1
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-60-wght-normal.woff2|ykj+4 1+y 2+5 1+6 2+2 3+3 2+i 1+5 1+q 1+16
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-61-wght-normal.woff2|yfq+5 2+2 1+2 1+1 1+2 1+m 1+1i 3 1+2 1+6 2 1 1+5 1+q 1+d
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-62-wght-normal.woff2|yak+7 1+q 1+2 1+2 1+9 1+7 1+2 1+2 1+i 2+1 1+2 2+5 2 1 1+5 1+q 1+2 1+2 1+6 2 1 1+3 1 3 1+2 1
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-63-wght-normal.woff2|y5e+1 1+1 2+6 2 1 2+4 2+1 1+2 1+6 1+3 1+9 1+m 1+j 1+5 1+q 2+1 1+1 4+5 1 1 1+5 1+2 1+2 1+a
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-64-wght-normal.woff2|y05+7 1 1 1+5 1+6 1+b 1+x 2+1 1+1 2+6 2 1+4 1+1 1+2 1+2 1+6 1+1 2+6 3 1+2 1+6 2+1 2+2 1+1 1+q
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-65-wght-normal.woff2|xz6+1 1+1 2+6 7+1 2 2+1 1+2
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-7-wght-normal.woff2|15tr+8 2+5 1+q 2+1 1+2 1+6 1+3 1+2h 1+6
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-8-wght-normal.woff2|15of 2+2 1+5 3 1+2 1+6 2 3+2 1+1 2+1 1+2 1+6 1+3 1+1p 2+1 1+2 1+6 2+2 1+5 2+1 1+2 1+6 1+1 1 1+5 1+2 1+2 1+1
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-9-wght-normal.woff2|15jr+14 1+q 1+2 1+a 1+a 2+1 1+2 1+6 1+12 2+1 1+2 1+5
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-94-wght-normal.woff2|9r8
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-96-wght-normal.woff2|7t6+9
@fontsource-variable/noto-sans-kr|files/noto-sans-kr-98-wght-normal.woff2|6wf
@fontsource-variable/noto-sans-jp|files/noto-sans-jp-0-wght-normal.woff2|3bvs 1m 1k 3b b q g a 20 3w 8k 1z 5 l 5h 51 hn 1d 30 cf c 3o 15 1v 1s 1l 1f 16 1z 89 21 16 1q 9u 10 8e 2p+2 6z o 17 io+1 y h 1k cq+1 r 2a e 3e k 1a fm 1a 5r 8e a 8 38 3f 56 18 33 4e d6 1c cb a 34 61 1q 20 3q 3y 2k+1 7h y gb 2 x r+1 1d+1 2q a p 19 13 1f f 6 64 19 6l 1e 2o 3t r 7 m 2a 2p a 1n 5h iv g da 8u 80 14 1i ad bv k8 3z 1l 13 b 1s 1l m d 6c 8 1u k 2a 3a 46 81 61 4q c9 g n 47 mr 2n3 a 1 6 1 8 g+1 4 5 6 1 2 5 n 2 d b 5 2 5 n s 9 2 5rd 2lv kw ao 3dl a 5 2 1 7 5 3 6 b 6 b f a 5 3 c k+1 b 5 5 3 s 7+1 4 3 4 2 e 6 7 3 a 5+1 z 1 10 14 1m d+1 k
@fontsource-variable/noto-sans-jp|files/noto-sans-jp-1-wght-normal.woff2|2qez 2q7 3i n 1 b 1w 2q 21 34 7r 1x f 3b 28 5a 1h 35 10 1m 62 2q 3c 1q 1e 3i 2c 31 7 o 5i 32 21 3l n b1 i 3s 3m 8 13 5l ip 1n n u 6 2j c o t q d 3j 4o+1 d4 30 29 1n ai 79 2e fv 5y n s l p 9 4 l 14 2a+1 6h 2f 3n ao 4c 79 3y gr 6h 9z 27 ek 3x 8+1 2d 3a 6 cc 2o bs cq c+1 1c ak 2h 3 1+1 1 4 4 4 p 23+1 5 j 3i 39 1l 1b 37+2 c 5g f y z+1 3m 9 d 10 o gq di 1q 1r 1 d 1d 42 11+1 ar 5o 22 30 5e 87 5p j go 3f 97 4k c6 7c o 4m 71 6n 9 14 1e w 9y 2f a 5o 3q z n 1k 19 dd 2n 22 1g 48 5z 6p 1j a 5b 9b 7 7 7i+1 c 5c 48 o 8s 3w 13 b 2 2k l
@fontsource-variable/noto-sans-jp|files/noto-sans-jp-2-wght-normal.woff2|2q6j+1 y 1o 1a+h
@fontsource-variable/noto-sans-jp|files/noto-sans-jp-3-wght-normal.woff2|1de8 1+1i 1+i 2+e
@fontsource-variable/noto-sans-jp|files/noto-sans-jp-4-wght-normal.woff2|1d9b 22 2r+1
@fontsource-variable/noto-sans-jp|files/noto-sans-jp-52-wght-normal.woff2|a2n
@fontsource-variable/noto-sans-jp|files/noto-sans-jp-54-wght-normal.woff2|9pq+1 3v
@fontsource-variable/noto-sans-jp|files/noto-sans-jp-56-wght-normal.woff2|7sw+9 sr
@fontsource-variable/noto-sans-jp|files/noto-sans-jp-67-wght-normal.woff2|1de9
@fontsource-variable/noto-emoji|files/noto-emoji-0-wght-normal.woff2|1e6m+1 1c5y+p
@fontsource-variable/noto-emoji|files/noto-emoji-1-wght-normal.woff2|7j4 3q 2ixs 3n 1g 1d+1 j8 gwqg+1 1 1 4 1 4+1 2 7
@fontsource-variable/noto-emoji|files/noto-emoji-2-wght-normal.woff2|6hv 5h+1 f8 p+6 8+2 e8+3 i g+1 2 3 3 9 f+b 16+1 l 5+1 d+1 y 5 1c e 1 6 3 h+1 i 4 1 4+2 1 c 1c+2 o e nv+1 1k 2i0q 45 e+1 5 16 2h 2f+3 2+1 b+1 3+1 6 x m+4 9+7 d 2+c a+e b 4 2d 1v 6 57 1+4 1 3+5 1 3+3 a+1 5 4 77+b 4 7w+1 5e+1 e 43+2 1j
@fontsource-variable/noto-emoji|files/noto-emoji-3-wght-normal.woff2|6xm+1 c 5j+3 im 1 1+1 1 m+1 t 1 1 1h 5 2 2iun u 34+1 l j 1c 8 2 2e+h x 4+1 1+2 i 1 1 a 2+5 2+v 1+l d 8+c 1+1 e+3 2+2 x+n 7+1 5 g 2+3 n 2 8+1 f+2 c+2 8+2 2 h 52 1 g 1 1 9 1+2 2 d+1 e i2+4 1b a 13+4 3+2 1+6 2+8 35+3 4+2 a 7+1 1+2 2 2+7 1+5 2+4
@fontsource-variable/noto-emoji|files/noto-emoji-4-wght-normal.woff2|7kv 43 4 2ia3 5m j4+4 1+5 1+4 4+1 1+2 2+1 3+2 1+1 2+9 2+4 2+2 4+1 1+1 5+4 10+1 3o 3c+6 19 25 1u 8q 1 2 g2 1 3 1+8 47+2 b+1 3d f+1 1+2 1+3 9+1 1+1 8 7 1h
@fontsource-variable/noto-emoji|files/noto-emoji-5-wght-normal.woff2|7mb 2d+1 6+1 1+1 4 2 a 2iuw 1 2+1 1 46+2 7 y+1 6 1+4 3+7 1+5 1+1 47 9 13 40+2 4s+5 3k+y 1+4 9 y+1 6+2 2+3 3 1+1 6+3 1 1+1 jk+1 1b 3y
@fontsource-variable/noto-emoji|files/noto-emoji-6-wght-normal.woff2|7it 2j2v+3 5 6 6+1n bu t3+2 b+v 1a b l+b 78+c
@fontsource-variable/noto-emoji|files/noto-emoji-7-wght-normal.woff2|7ic f 3 3s y+1 2 13 1j r sr 2i0f 3+1 4+5 1+f 3+8 4+4 1+5 1+5 40 1 5+2 m a+1r 28 m 6 3a 10 14 3+1 5r+2 3x h3 1r+t 1+a 1+3 69 n 7+f d+2 n
@fontsource-variable/noto-emoji|files/noto-emoji-8-wght-normal.woff2|7p3 1 2iyz 1o+2 2 2+2 1a+4 2u+3 1+d 3 4+2 2+1 3 3 1 6a+1 4 5m+2 3 1+1 2c g+2 9 b gg 8 9+1 2+6 1+2 1k 1k+3 4+1 i+3 3+c 4i 1s+2 2 12
@fontsource-variable/noto-emoji|files/noto-emoji-9-wght-normal.woff2|7jt+1 5r+3 2d 2j18 1+e i+2 j+2 1 1+1 4 d+5 4+1 3 1 1 1+3 3 68 4+1 24 s+1w 7 2 jg 2+d 1+7 1+8 2+1 1o+6 1+2 1l+3 3 2+1 g f 47 1z+2 3 p+6 1+2 5+8
@fontsource-variable/noto-sans-symbols|files/noto-sans-symbols-symbols-wght-normal.woff2|6hr+1 1 1 3r+3 c+6 2+3 1+1 ac+4 3+7 1 1+2 1 4+3 2+1 8+9 1y 3+k 1+4 k t 2+9 8+6 f5+3 5 g+1 1+2 1 1 d 1+2 3+4 20+1 6 1 2 4+4 1+1 3+2 2+a 11+6 2+4 6 4+1 1+1 u+2 e8+1 2iw3+2 6 c0+37
@fontsource/noto-sans-symbols-2|files/noto-sans-symbols-2-symbols-400-normal.woff2|3j 6jz 1m+6 2 10+1 4q+2 27 d+3 3 27 1+2 38+3 3+13 1+2 p+a 9t+4 3+1 2+3 2+1 2+3 7 6+d 5+7 1+a 4 7+1 7 1 6+2 5 e+7 4 n+a x+f e+1 c i+4 2+1 1+4 2 1 2+c u+1 1+1 1+1 6 1+1 3 1+2 1+1 5+5 1+9 2+7 1 2+2 1+1 1+3 1 1+3 5+a 2+g u 3+8 1+d 1+d 1t+73 3l 2x 7o+4 3+5 4+7 3+i t+2 1+3 1+t 2+u 2+2u 1 6o0+1r z5l+2 90+26 1+c 3 1b+19 6a+r 290+u 12rl+j c+j c+2e 9+o 5mv+3 1+12 4+2r c+e 2+e 1+d 2+10 n+2 2l+2 1p ac+1 34+1 2 3+1 2b+1 3 37 43 1r+7 y+6 2+1 8+b 1+1 4+1 1+3 2+c 2+1 1+7 2+8 1+4 3+b 3+7 3+1 1 1+3 1+5 1+2 1+5 2e+1b 1y+4 8+1 h+2 1 6+1 3l+2 4+2m 12+b 4+1j 8+9 6+13 8+t 2+1 26+b 1b a 55+2b c+d 42+42 1+1i 11+9
@fontsource/noto-sans-math|files/noto-sans-math-latin-400-normal.woff2|6hc+c 4 3+a 4q+e 2+3 1+7 2+9 3+3 2+2 1 1 1+g b+1 1 1+9 1 2 7+2 1 3 1+1 3+1 4+1 1 a+4 4+4 1+4 1 1+1 1+2 1+4 1+c 3 4+1 2+1 2+1 2+1 2+9 6+1 2+8 5+5 1+3 1+o 1+3 3+i 2+i 1+f g 8 6+1 k+1w q 5+j 3+7 y+5 ri+1r 74+w 2+g 2+22 1+1o 1+16 1+d 2+77 e+3 u+s 4x 2br5+2c 1+1y 1+1 2 2+1 2+3 1+b 1 1+6 1+1s 1+3 2+7 1+6 1+r 1+3 1+4 1 3+6 1+9f 2+83 2+1d 4cg+3 1+q 1+1 1 2 1+9 1+3 1 1 6 4 1 1 1+2 1+1 1 2 1 1 1 1 1+1 1 2+3 1+6 1+3 1+3 1 1+9 1+g 5+2 1+4 1+g 1g+1
`.trim();
