// npm run fonts: makes the font files of the screen (src/app/fonts/) and of the PDF (src/pdf/fonts/) from Noto Sans
// and, for names and the figures that matter, Noto Serif. Both have lining tabular figures by default and no reserved font
// name, so that a subset may keep its name.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDeps, projectRoot } from './bootstrap.mjs';

await ensureDeps();
const { default: subsetFont } = await import('subset-font');

const packages = 'node_modules/@expo-google-fonts';
// fallbacks: the local fonts that are shown until the face has loaded, each with the width of an English text in the face against
// the same text in it; ascent and descent in ems.
const faces = [
  {
    family: 'Noto Sans',
    name: 'noto-sans-regular',
    weight: 400,
    file: 'noto-sans/400Regular/NotoSans_400Regular.ttf',
    fallbacks: [
      { local: ['Arial', 'Liberation Sans'], wider: 1.068 },
      { local: ['DejaVu Sans'], wider: 0.922 },
    ],
  },
  {
    family: 'Noto Sans',
    name: 'noto-sans-bold',
    weight: 700,
    file: 'noto-sans/700Bold/NotoSans_700Bold.ttf',
    fallbacks: [
      { local: ['Arial Bold', 'Liberation Sans Bold'], wider: 1.054 },
      { local: ['DejaVu Sans Bold'], wider: 0.867 },
    ],
  },
  {
    family: 'Noto Serif',
    name: 'noto-serif-semibold',
    weight: 600,
    file: 'noto-serif/600SemiBold/NotoSerif_600SemiBold.ttf',
    fallbacks: [
      { local: ['Times New Roman Bold', 'Liberation Serif Bold'], wider: 1.169 },
      { local: ['DejaVu Serif Bold'], wider: 0.871 },
    ],
  },
];

// The characters that nearly every visitor needs: English and the western languages, fractions, primes, minus and
// comparisons.
const latin = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131],
  [0x152, 0x153],
  [0x2c6],
  [0x2da],
  [0x2dc],
  [0x2002, 0x200a],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026],
  [0x202f],
  [0x2030],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x2044],
  [0x20ac],
  [0x2122],
  [0x2150, 0x215e],
  [0x2190, 0x2193],
  [0x2212],
  [0x2248],
  [0x2260],
  [0x2264, 0x2265],
];

// Other languages: Latin Extended, Vietnamese, Greek old and new, Cyrillic of all languages, combining accents.
const extended = [
  [0x100, 0x24f],
  [0x2bb, 0x2bc],
  [0x2c7, 0x2dd],
  [0x300, 0x36f],
  [0x370, 0x3ff],
  [0x400, 0x52f],
  [0x1e00, 0x1eff],
  [0x1f00, 0x1fff],
  [0x2016, 0x2017],
  [0x201f],
  [0x2034],
  [0x20ab],
  [0x20b4],
  [0x20bd],
  [0x2116],
];

const spread = (ranges) =>
  ranges.flatMap(([from, to = from]) => Array.from({ length: to - from + 1 }, (_, i) => from + i));

/** Returns the code points that a TrueType font draws, from its cmap table (formats 4 and 12). */
function codePoints(font) {
  const tables = new Map();
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const at = 12 + 16 * i;
    tables.set(font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8));
  }
  const cmap = tables.get('cmap');
  const found = new Set();
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i++) {
    const at = cmap + font.readUInt32BE(cmap + 8 + 8 * i);
    const format = font.readUInt16BE(at);
    if (format === 4) {
      const count = font.readUInt16BE(at + 6) / 2;
      for (let s = 0; s < count; s++) {
        const end = font.readUInt16BE(at + 14 + 2 * s);
        const start = font.readUInt16BE(at + 16 + 2 * (count + s));
        for (let c = start; c <= end && c < 0xffff; c++) found.add(c);
      }
    } else if (format === 12) {
      for (let g = 0; g < font.readUInt32BE(at + 12); g++) {
        const group = at + 16 + 12 * g;
        for (let c = font.readUInt32BE(group); c <= font.readUInt32BE(group + 4); c++) found.add(c);
      }
    }
  }
  return found;
}

const hex = (c) => c.toString(16).toUpperCase();

/** Formats [65, 66, 67, 97] as "U+41-43, U+61". */
function unicodeRange(points) {
  const runs = [];
  for (const c of points) {
    const last = runs.at(-1);
    if (last && last[1] === c - 1) last[1] = c;
    else runs.push([c, c]);
  }
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
}

function fontFace(face, file, points) {
  return `@font-face {
  font-family: '${face.family}';
  font-style: normal;
  font-weight: ${face.weight};
  font-display: swap;
  src: url('./${file}') format('woff2');
  unicode-range: ${unicodeRange(points)};
}`;
}

/**
 * Returns a fallback face, a local font scaled to the widths of the face, so that the page does not shift when the font has
 * loaded.
 */
function standIn({ family, weight }, { local, wider }, index) {
  const percent = (part) => `${(part * 100).toFixed(1)}%`;
  return `@font-face {
  font-family: '${family} Fallback${index === 0 ? '' : ` ${index + 1}`}';
  font-style: normal;
  font-weight: ${weight};
  src: ${local.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(wider)};
  ascent-override: ${percent(1.069 / wider)};
  descent-override: ${percent(0.293 / wider)};
  line-gap-override: 0%;
}`;
}

function write(file, contents) {
  writeFileSync(join(projectRoot, file), contents);
  console.log(`${(contents.length / 1000).toFixed(1).padStart(6)} kB  ${file}`);
}

const rules = [];
for (const face of faces) {
  const font = readFileSync(join(projectRoot, packages, face.file));
  const drawn = codePoints(font);
  const kept = (ranges) => spread(ranges).filter((c) => drawn.has(c));
  const text = (ranges) => String.fromCodePoint(...kept(ranges));

  const everything = [...latin, ...extended];
  write(
    `src/pdf/fonts/${face.name}.ttf`,
    // jsPDF draws one glyph per character: no ligatures, no kerning, no hinting. The name table holds the license.
    await subsetFont(font, text(everything), {
      targetFormat: 'sfnt',
      noLayoutClosure: true,
      noHinting: true,
      preserveNameIds: [0, 1, 2, 3, 4, 5, 6, 13, 14],
    }),
  );
  for (const [part, ranges] of [
    ['latin', latin],
    ['extended', extended],
  ]) {
    const file = `${face.name}-${part}.woff2`;
    const options = { targetFormat: 'woff2', noLayoutClosure: true, noHinting: true, preserveNameIds: [0, 13, 14] };
    write(`src/app/fonts/${file}`, await subsetFont(font, text(ranges), options));
    rules.push(fontFace(face, file, kept(ranges)));
  }
  rules.push(...face.fallbacks.map((fallback, index) => standIn(face, fallback, index)));
  const missing = spread(latin).filter((c) => !drawn.has(c));
  console.log(`           ${face.name} lacks ${unicodeRange(missing) || 'nothing'} of the Latin set`);
}

write('src/app/fonts/fonts.css', `/* Made by scripts/fonts.mjs. */\n\n${rules.join('\n\n')}\n`);
for (const folder of ['src/app/fonts', 'src/pdf/fonts']) {
  write(`${folder}/OFL.txt`, readFileSync(join(projectRoot, packages, 'noto-sans/LICENSE_FONT')));
}
