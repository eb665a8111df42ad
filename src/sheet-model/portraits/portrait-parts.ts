/**
 * The parts of drawn portraits on a page of 96 by 128: the skull is from y 22, the chin at 76, the eyes at 51, and 48 is the middle.
 * A part is a list of strokes. The first letter of a stroke says how it is drawn, the rest is its path in absolute commands
 * (M, L, Q, C, Z):
 *
 * - `i` filled with ink, `v` with the tone of shade, neither with an edge
 * - `p` filled with paper, `t` with shade, `b` with ink, `s` with skin, each with an edge of ink
 * - `l` a line of ink, `w` a line of paper on ink
 *
 * A capital letter draws the stroke a second time, mirrored.
 */
export type Part = readonly string[];

/** A circle, as a path. */
export function circle(x: number, y: number, r: number): string {
  const k = Math.round(r * 55) / 100;
  return `M${x} ${y - r}C${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y}C${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r}C${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y}C${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r}Z`;
}

/** An edge of round curls through these points, closed along a straight line. */
function curls(...points: readonly (readonly [number, number])[]): string {
  const [first = [0, 0], ...others] = points;
  let [x, y] = first;
  const arcs = others.map(([toX, toY]) => {
    // A bulge to the left of the way, half as high as it is wide.
    const [midX, midY] = [(x + toX) / 2 + (toY - y) * 0.6, (y + toY) / 2 - (toX - x) * 0.6];
    [x, y] = [toX, toY];
    return `Q${midX} ${midY} ${toX} ${toY}`;
  });
  return `M${first[0]} ${first[1]}${arcs.join('')}Z`;
}

export const heads = {
  oval: 'M48 22C60 22 67 31 67 45C67 60 59 76 48 76C37 76 29 60 29 45C29 31 36 22 48 22Z',
  square: 'M48 22C60 22 67 30 67 44L66 60C65 69 56 77 48 77C40 77 31 69 30 60L29 44C29 30 36 22 48 22Z',
  round: 'M48 23C60 23 68 33 68 48C68 64 59 75 48 75C37 75 28 64 28 48C28 33 36 23 48 23Z',
  long: 'M48 20C58 20 65 29 65 44C65 61 57 79 48 79C39 79 31 61 31 44C31 29 38 20 48 20Z',
} as const satisfies Record<string, string>;

export const ears = {
  plain: ['SM30 48C25 46 24 50 26 54C27 58 29 60 31 58'],
  pointed: ['SM31 46L17 36C18 46 23 56 31 58'],
  none: [],
} as const satisfies Record<string, Part>;

export const eyes = {
  open: ['LM35 50Q40 46 45 50', `I${circle(40.3, 51, 2)}`],
  narrow: ['LM35 51Q40 48 45 50', `I${circle(40.5, 51.2, 1.6)}`],
  wide: ['LM34 50Q40 44 46 50', `I${circle(40, 51, 2.6)}`],
  low: ['LM35 51L45 50', 'LM37 54Q40 55 43 54', `I${circle(40.5, 51.5, 1.7)}`],
  patch: [
    'lM51 50Q56 46 61 50',
    `i${circle(55.7, 51, 2)}`,
    'bM33 46L46 46C47 54 43 58 39 58C35 58 32 52 33 46Z',
    'lM46 46L67 36M33 46L29 44',
  ],
} as const satisfies Record<string, Part>;

export const brows = {
  soft: ['LM34 45Q39 41 45 44'],
  stern: ['LM34 42Q40 42 46 46'],
  thick: ['IM33 45Q39 39 46 44Q46 46 45 47Q39 43 33 45Z'],
  raised: ['lM34 44Q39 41 45 44M51 42Q57 37 62 42'],
  none: [],
} as const satisfies Record<string, Part>;

export const noses = {
  straight: ['lM51 49Q52 56 53 60Q51 63 47 62'],
  broad: ['lM42 60Q43 63 46 62Q48 64 50 62Q53 63 54 60'],
  small: ['lM45 61Q48 63 51 61'],
  hooked: ['lM50 47Q57 55 54 61Q51 64 46 62'],
} as const satisfies Record<string, Part>;

export const mouths = {
  calm: ['lM42 68Q48 70 54 68'],
  smile: ['lM41 67Q48 73 55 67'],
  stern: ['lM43 69L53 69'],
  smirk: ['lM42 69Q50 71 55 66'],
  full: ['iM41 68Q45 65 48 67Q51 65 55 68Q48 74 41 68Z'],
  none: [],
} as const satisfies Record<string, Part>;

/** Hair behind the head, and in front of it. */
export const hair = {
  none: { back: [], front: [] },
  short: {
    back: [],
    front: ['bM28 48C24 28 34 15 49 15C63 15 72 28 68 48L65 41C63 34 56 31 50 32C42 33 34 33 31 41Z'],
  },
  parted: {
    back: [],
    front: ['bM28 49C23 26 36 13 52 14C65 15 73 28 68 49L65 39C58 39 47 36 42 27C40 33 35 37 31 40Z'],
  },
  cropped: { back: [], front: ['tM29 44C27 28 36 19 48 19C60 19 69 28 67 44C64 34 58 29 48 29C38 29 32 34 29 44Z'] },
  receding: { back: [], front: ['BM28 54C23 40 27 29 36 24C33 33 32 42 31 53Z'] },
  afro: {
    back: [
      `b${curls([24, 62], [16, 50], [15, 36], [22, 22], [34, 12], [48, 8], [62, 12], [74, 22], [81, 36], [80, 50], [72, 62])}`,
    ],
    front: ['bM29 46C29 34 37 30 48 30C59 30 67 34 67 46C73 34 66 17 48 17C30 17 23 34 29 46Z'],
  },
  curly: {
    back: [],
    front: [
      `b${curls([29, 52], [24, 43], [26, 32], [32, 22], [42, 16], [54, 16], [64, 22], [70, 32], [72, 43], [67, 52], [64, 42], [58, 36], [48, 34], [38, 36], [32, 42])}`,
    ],
  },
  long: {
    back: ['bM48 13C66 13 74 28 74 48C74 68 75 84 79 100L17 100C21 84 22 68 22 48C22 28 30 13 48 13Z'],
    front: ['bM48 17C36 17 26 30 28 52C34 47 44 38 48 27C52 38 62 47 68 52C70 30 60 17 48 17Z'],
  },
  bob: {
    back: ['bM48 13C66 13 73 28 74 46C74 58 76 68 75 76L21 76C20 68 22 58 22 46C23 28 30 13 48 13Z'],
    front: ['bM28 50C25 30 34 17 48 17C62 17 71 30 68 50L66 41Q48 46 30 41Z'],
  },
  bun: {
    back: [`b${circle(48, 11, 9)}`],
    front: [
      'bM29 48C25 28 35 17 48 17C61 17 71 28 67 48C65 36 58 29 48 29C38 29 31 36 29 48Z',
      'wM42 20Q38 24 36 30M54 20Q58 24 60 30',
    ],
  },
  braid: {
    back: ['bM48 14C64 14 71 26 71 44L70 66L26 66L25 44C25 26 32 14 48 14Z'],
    front: [
      'bM28 50C26 29 35 17 48 17C61 17 70 29 68 50C66 40 60 33 52 28C46 35 34 38 28 50Z',
      'bM66 62C74 66 76 72 73 78C78 84 78 90 74 95C78 101 77 107 72 112L68 120L65 112C61 106 62 100 65 95C61 90 61 84 65 78C61 72 62 66 66 62Z',
      'wM65 78L73 72M65 95L74 89M66 110L74 105',
    ],
  },
  braids: {
    back: ['bM48 14C64 14 71 26 71 44L70 64L26 64L25 44C25 26 32 14 48 14Z'],
    front: [
      'bM48 17C36 17 26 30 28 50C36 46 45 38 48 26C51 38 60 46 68 50C70 30 60 17 48 17Z',
      'BM28 60C34 66 34 72 31 78C34 85 34 90 31 96C33 102 32 107 28 114L23 106C19 101 20 97 22 94C19 88 19 82 22 77C19 70 21 64 28 60Z',
      'WM22 77L31 72M22 94L31 89M23 106L31 101',
    ],
  },
  locs: {
    back: [
      'bM48 12C66 12 76 26 77 46L80 88Q76 92 72 88Q68 92 64 88L32 88Q28 92 24 88Q20 92 16 88L19 46C20 26 30 12 48 12Z',
      'WM23 50L21 86M28 56L28 84',
    ],
    front: [
      'bM28 50C24 28 35 16 48 16C61 16 72 28 68 50C66 40 60 32 48 31C36 32 30 40 28 50Z',
      'wM40 18Q36 24 35 32M48 17L48 29M56 18Q60 24 61 32',
    ],
  },
  ponytail: {
    back: ['bM64 26C80 22 86 38 82 56C81 66 78 74 74 78C76 60 74 46 64 40Z'],
    front: ['bM29 48C25 28 35 16 48 16C61 16 71 28 67 48C65 36 57 28 48 28C39 28 31 36 29 48Z', 'wM40 20Q52 20 62 30'],
  },
  mohawk: {
    back: [],
    front: [
      'bM41 32C38 16 42 4 50 2C56 8 58 18 55 32Q48 28 41 32Z',
      'VM30 42C29 32 33 26 39 23L40 31C35 33 32 37 30 42Z',
    ],
  },
  swept: {
    back: ['bM48 14C66 14 72 28 73 48L74 78L64 84L32 84L22 78L23 48C24 28 30 14 48 14Z'],
    front: ['bM29 50C25 28 35 16 48 16C61 16 71 28 67 50C65 38 58 28 48 27C38 28 31 38 29 50Z'],
  },
  fringe: {
    back: [],
    front: ['bM27 52C22 28 34 14 48 14C62 14 74 28 69 52L66 44L60 40L56 45L50 39L45 45L39 39L34 45L31 43Z'],
  },
} as const satisfies Record<string, { back: Part; front: Part }>;

export const beards = {
  none: [],
  full: [
    'bM29 52C30 58 33 62 38 62Q43 61 48 64Q53 61 58 62C63 62 66 58 67 52C68 68 62 86 48 88C34 86 28 68 29 52Z',
    'wM43 69Q48 71 53 69',
  ],
  short: [
    'tM29 50C31 58 34 63 39 63Q44 62 48 64Q52 62 57 63C62 63 65 58 67 50C67 64 60 80 48 80C36 80 29 64 29 50Z',
    'lM43 69Q48 71 53 69',
  ],
  long: [
    'pM30 54C32 61 36 63 40 62Q44 61 48 64Q52 61 56 62C60 63 64 61 66 54C70 76 62 104 50 116C34 106 26 76 30 54Z',
    'lM43 69Q48 71 53 69M42 78Q43 92 48 102M54 78Q53 90 51 98M36 74Q37 84 41 92M60 74Q59 84 57 90',
  ],
  forked: [
    'bM30 52C31 60 35 63 39 62Q44 61 48 64Q52 61 57 62C61 63 65 60 66 52C69 70 66 92 56 106L48 92L40 106C30 92 27 70 30 52Z',
    'wM43 69Q48 71 53 69M39 82L40 94M57 82L56 94',
  ],
  goatee: ['bM42 73Q48 71 54 73C54 80 51 85 48 86C45 85 42 80 42 73Z', 'IM48 64C44 62 40 64 38 68C42 67 45 67 48 66Z'],
  moustache: ['IM48 63C44 61 38 63 34 68C40 69 45 68 48 66Z'],
  drooping: ['IM48 63C42 61 37 65 36 78C40 74 42 69 48 66Z'],
  stubble: ['VM30 56C32 62 36 65 40 64L48 65L48 77C38 76 31 68 30 56Z'],
} as const satisfies Record<string, Part>;

/** What is seen in a face besides: age, glasses, scars, paint. */
export const marks = {
  none: [],
  old: ['LM34 57Q38 60 43 57M41 63Q38 66 38 70M33 49L31 48M33 52L31 53', 'lM39 36Q48 34 57 36'],
  worn: ['LM41 63Q39 66 39 69', 'lM41 37Q48 35 55 37'],
  glasses: [`L${circle(39.5, 51, 7)}`, 'lM46.5 50Q48 48 49.5 50M32.5 50L28 48M63.5 50L68 48'],
  'square glasses': ['LM33 46L46 46L46 56L35 56Z', 'lM46 49L50 49M33 48L28 47M63 48L68 47'],
  scar: ['lM58 38L54 58M55 44L59 45M54 52L58 53'],
  'dark glasses': ['BM31 47L47 47C47 55 44 58 39 58C34 58 31 54 31 47Z', 'lM46 48L50 48', 'wM35 50L39 50M53 50L57 50'],
  paint: ['LM31 56L42 58M32 60L41 62', 'lM48 78L48 73'],
  freckles: ['IM36 58L37.5 58L37.5 59.5L36 59.5ZM40 60L41.5 60L41.5 61.5L40 61.5ZM33 61L34.5 61L34.5 62.5L33 62.5Z'],
  bindi: [`i${circle(48, 42, 1.8)}`],
} as const satisfies Record<string, Part>;

/** What is worn on the head; `back` behind it. */
export const headwear = {
  none: { back: [], front: [] },
  hood: {
    back: ['iM48 6C72 6 80 30 78 58C78 76 82 90 88 104L8 104C14 90 18 76 18 58C16 30 24 6 48 6Z'],
    front: [
      'tM44 4C70 4 82 28 79 58C78 76 82 90 88 104L60 104C66 90 69 72 68 54C67 36 60 26 48 24C36 26 29 36 28 54C27 72 30 90 36 104L8 104C14 90 18 76 18 58C15 30 22 8 44 4Z',
      'lM66 24Q75 40 73 62M30 24Q22 40 24 62',
    ],
  },
  hijab: {
    back: ['tM48 12C70 12 75 32 73 54C72 72 76 86 82 100L14 100C20 86 24 72 23 54C21 32 26 12 48 12Z'],
    front: [
      'tM48 12C70 12 75 32 73 54C72 74 76 88 82 102L14 102C20 88 24 74 23 54C21 32 26 12 48 12ZM48 27C38 27 32 36 32 50C32 65 40 77 48 77C56 77 64 65 64 50C64 36 58 27 48 27Z',
      'lM64 60Q60 86 34 96M71 66Q66 92 44 102',
    ],
  },
  turban: {
    back: [],
    front: [
      'pM25 44C16 24 30 6 50 6C70 6 80 24 71 44C64 36 56 33 48 33C40 33 32 36 25 44Z',
      'lM48 33C40 28 32 24 22 30M48 33C44 22 36 14 28 15M48 33C52 20 60 14 68 13M48 33C58 26 66 24 74 28',
    ],
  },
  nasal: {
    back: [],
    front: [
      'pM27 46C26 26 35 13 48 9C61 13 70 26 69 46L52 44L51 59L48 62L45 59L44 44Z',
      'lM48 9L48 38M28 38Q48 34 68 38',
    ],
  },
  mail: {
    back: ['tM48 13C68 13 74 30 74 54C74 76 80 92 84 106L12 106C16 92 22 76 22 54C22 30 28 13 48 13Z'],
    front: [
      'tM48 13C68 13 74 30 74 54C74 76 80 92 84 106L12 106C16 92 22 76 22 54C22 30 28 13 48 13ZM48 30C38 30 33 38 33 52C33 66 40 75 48 75C56 75 63 66 63 52C63 38 58 30 48 30Z',
      'LM26 44Q29 47 32 44M25 52Q28 55 31 52M25 60Q28 63 31 60M25 68Q28 71 31 68M26 76Q29 79 32 76M34 82Q37 85 40 82M42 86Q45 89 48 86M26 88Q29 91 32 88M34 94Q37 97 40 94M42 98Q45 101 48 98M32 32Q35 34 37 31M38 24Q41 27 44 24',
    ],
  },
  brimmed: {
    back: [],
    front: [
      'bM8 38C20 28 76 28 88 38C76 45 20 45 8 38Z',
      'bM29 35C30 16 36 8 48 11C60 8 66 16 67 35Q48 30 29 35Z',
      'wM30 31Q48 26 66 31',
    ],
  },
  feathered: {
    back: [],
    front: [
      'bM66 30C76 8 88 6 92 14C84 14 78 24 72 36Z',
      'bM10 40C22 26 70 26 86 36C76 44 26 46 10 40Z',
      'bM28 36C30 18 40 12 50 14C62 14 68 22 68 34Q48 29 28 36Z',
      'wM29 33Q48 26 67 31M73 30Q80 18 88 13',
    ],
  },
  fedora: {
    back: [],
    front: [
      'bM29 34C29 18 35 11 43 13L48 16L53 13C61 11 67 18 67 34Q48 30 29 34Z',
      'bM14 39C22 31 74 31 82 39C72 44 24 44 14 39Z',
      'wM30 31Q48 27 66 31',
    ],
  },
  cap: {
    back: [],
    front: [
      'bM28 42C27 24 36 15 48 15C60 15 69 24 68 42Q48 34 28 42Z',
      'pM26 44Q46 33 72 40L82 47Q58 40 30 46Z',
      'wM48 16L48 34',
    ],
  },
  'peaked cap': {
    back: [],
    front: [
      'bM18 28C26 12 70 12 78 28L68 36Q48 30 28 36Z',
      'pM28 36Q48 30 68 36L67 41Q48 36 29 41Z',
      'bM29 41Q48 36 67 41C62 47 34 47 29 41Z',
      `w${circle(48, 24, 3.5)}`,
    ],
  },
  'combat helmet': {
    back: [],
    front: [
      'tM23 46C20 24 33 11 48 11C63 11 76 24 73 46L67 42Q48 38 29 42Z',
      'LM29 43C29 58 34 70 42 77',
      'lM24 38Q48 32 72 38',
    ],
  },
  beret: {
    back: [],
    front: ['bM26 40C16 30 26 15 46 15C64 13 84 20 82 30C80 38 70 36 68 39Q48 33 26 40Z', 'wM30 35Q48 30 66 35'],
  },
  bandana: {
    back: ['bM68 36L84 44L78 48L82 58L68 44Z'],
    front: ['bM28 44C25 26 35 16 48 16C61 16 71 26 68 44Q48 34 28 44Z', 'wM31 38Q48 29 65 38'],
  },
  pointed: {
    back: [],
    front: [
      'bM6 44C20 30 76 30 90 44C74 48 22 48 6 44Z',
      'bM28 38C34 26 36 12 40 2C50 4 58 2 66 8C58 10 56 12 58 18L67 38Q48 33 28 38Z',
      'wM30 36Q48 30 66 36',
    ],
  },
  circlet: { back: [], front: ['pM28 41Q48 33 68 41L68 45Q48 37 28 45Z', `p${circle(48, 37, 3.2)}`] },
  headset: {
    back: [],
    front: [
      'lM26 50C22 22 36 12 48 12C60 12 74 22 70 50',
      'BM23 46L30 46L30 60L23 60C20 56 20 50 23 46Z',
      'lM26 60Q30 72 41 71',
    ],
  },
  'space helmet': {
    back: [`p${circle(48, 50, 40)}`],
    front: [`l${circle(48, 50, 40)}`, 'lM18 36Q22 24 32 18M16 44L17 40', 'tM14 84Q48 98 82 84L84 94Q48 110 12 94Z'],
  },
  goggles: { back: [], front: ['bM28 36Q48 29 68 36L68 41Q48 34 28 41Z', `P${circle(39, 35, 6.5)}`, 'LM36 34L39 31'] },
  'surgical cap': {
    back: [],
    front: ['tM27 44C24 24 34 13 48 13C62 13 72 24 69 44Q48 34 27 44Z', 'lM30 38Q48 30 66 38'],
  },
  'fur hat': {
    back: [],
    front: [
      'pM28 30C32 6 64 6 68 30Z',
      'lM48 12L48 26',
      `b${curls([24, 46], [19, 38], [23, 29], [33, 26], [43, 25], [53, 25], [63, 26], [73, 29], [77, 38], [72, 46], [62, 43], [53, 42], [43, 42], [34, 43])}`,
    ],
  },
  straw: {
    back: [],
    front: ['pM4 44L48 8L92 44Q48 34 4 44Z', 'lM48 8L34 38M48 8L62 38M48 8L18 41M48 8L78 41'],
  },
} as const satisfies Record<string, { back: Part; front: Part }>;

const bust = 'M4 130C4 114 12 106 26 101C36 98 40 95 40 88L56 88C56 95 60 98 70 101C84 106 92 114 92 130Z';

/** What is worn on the body, over the neck. */
export const clothes = {
  tunic: [`t${bust}`, 'sM40 90Q40 96 36 98L48 116L60 98Q56 96 56 90Z', 'lM36 98L48 116L60 98M48 116L48 128'],
  laced: [`b${bust}`, 'sM40 90Q40 96 36 98L48 118L60 98Q56 96 56 90Z', 'wM41 106L55 106M44 113L52 113'],
  coat: [`b${bust}`, 'pM38 96L48 128L58 96L52 100L44 100Z', 'WM36 98L30 108L38 112L46 128'],
  suit: [
    `b${bust}`,
    'pM38 95L48 130L58 95L48 103Z',
    'bM45 103L51 103L53 126L48 130L43 126Z',
    'WM36 98L30 110L37 113L45 130',
    'pM38 95L48 103L43 109L37 98ZM58 95L48 103L53 109L59 98Z',
  ],
  plate: [
    `p${bust}`,
    'tM36 96Q48 102 60 96L62 104Q48 111 34 104Z',
    'PM4 130C2 112 12 104 26 104C32 110 30 122 26 130Z',
    'LM7 118Q18 110 29 114',
    'lM48 108L48 130',
  ],
  leather: [
    `t${bust}`,
    'sM40 90Q40 97 38 98Q48 106 58 98Q56 97 56 90Z',
    'bM38 97Q48 107 58 97L61 101Q48 113 35 101Z',
    'lM20 104L58 130',
    `i${circle(34, 113, 1.6)}`,
    `i${circle(44, 120, 1.6)}`,
  ],
  mail: [
    `t${bust}`,
    'LM12 114Q15 117 18 114M20 114Q23 117 26 114M28 114Q31 117 34 114M36 114Q39 117 42 114M16 122Q19 125 22 122M24 122Q27 125 30 122M32 122Q35 125 38 122M40 122Q43 125 46 122M24 106Q27 109 30 106M32 106Q35 109 38 106',
    'pM37 96Q48 104 59 96L60 102Q48 110 36 102Z',
  ],
  robe: [`b${bust}`, 'pM37 97L56 130L62 130L42 94Z', 'pM59 97L40 130L34 130L54 94Z', 'WM20 112Q24 120 24 128'],
  cloak: [`b${bust}`, 'pM38 96L48 112L58 96L62 100L48 122L34 100Z', `p${circle(48, 116, 5)}`],
  fur: [
    `t${bust}`,
    `b${'M40 90C32 92 24 96 16 102L20 106L16 110L23 112L21 118L29 116L30 122L36 117L40 124L44 117L48 124L52 117L56 124L60 117L66 122L67 116L75 118L73 112L80 110L76 106L80 102C72 96 64 92 56 90Q48 104 40 90Z'}`,
  ],
  ruff: [
    `b${bust}`,
    'pM22 92Q26 84 34 88Q41 82 48 88Q55 82 62 88Q70 84 74 92Q70 102 62 99Q55 106 48 100Q41 106 34 99Q26 102 22 92Z',
    'lM34 88L37 99M48 88L48 100M62 88L59 99M41 87L43 101M55 87L53 101',
  ],
  wrap: [
    `p${bust}`,
    'sM40 90Q40 97 36 98Q48 110 60 98Q56 97 56 90Z',
    'bM66 98C80 102 92 112 92 130L40 130Q62 120 66 98Z',
    'wM70 106Q70 120 58 130M80 110Q80 122 74 130',
  ],
  scarf: [
    `t${bust}`,
    'bM34 88Q48 100 62 88L68 98Q48 114 28 98Z',
    'bM54 102L66 100L68 128L56 128Z',
    'wM34 95Q48 104 62 95M60 104L61 124',
  ],
  turtleneck: [`b${bust}`, 'bM38 84Q48 90 58 84L60 100Q48 106 36 100Z', 'wM38 90Q48 96 58 90'],
  shirt: [
    `p${bust}`,
    'sM40 90L48 106L56 90Z',
    'pM40 88L48 106L38 110L34 96ZM56 88L48 106L58 110L62 96Z',
    'lM48 106L48 130',
  ],
  tee: [`t${bust}`, 'sM40 88Q40 96 35 98Q48 114 61 98Q56 96 56 88Z', 'lM33 99Q48 118 63 99'],
  hoodie: [
    `t${bust}`,
    'bM36 90C24 94 24 104 34 110L48 118L62 110C72 104 72 94 60 90L58 98L48 108L38 98Z',
    'lM42 116L41 128M54 116L55 128',
  ],
  uniform: [
    `t${bust}`,
    'pM36 92Q48 102 60 92L62 101L48 108L34 101Z',
    'lM48 108L48 130',
    `I${circle(40, 98.5, 1.5)}`,
    'BM12 110L26 104L28 108L14 114Z',
  ],
  vest: [
    `t${bust}`,
    'sM40 90Q40 97 38 98Q48 106 58 98Q56 97 56 90Z',
    'bM28 100L38 97Q48 110 58 97L68 100L70 130L26 130Z',
    'wM30 116L66 116M36 122L44 122M52 122L60 122',
  ],
  'white coat': [
    `p${bust}`,
    'tM38 94L48 130L58 94Q48 104 38 94Z',
    'LM37 97L28 110L36 114L46 130',
    'lM38 96C32 116 40 122 40 126M58 96C64 114 62 118 58 122',
  ],
  pressure: [
    `p${bust}`,
    'tM34 92Q48 100 62 92L64 104Q48 112 32 104Z',
    'LM16 130L20 110',
    'tM38 114L58 114L58 128L38 128Z',
    `i${circle(44, 121, 1.8)}`,
    'lM50 119L55 119M50 123L55 123',
  ],
  jacket: [
    `b${bust}`,
    'pM39 96L48 130L57 96Q48 104 39 96Z',
    'bM36 90L26 100L36 112L45 122L40 98ZM60 90L70 100L60 112L51 122L56 98Z',
    'WM38 96L30 102L37 110',
  ],
} as const satisfies Record<string, Part>;
