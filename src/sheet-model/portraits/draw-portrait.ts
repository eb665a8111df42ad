import type { DrawnPath } from '../print/line-drawing.ts';
import {
  beards,
  brows,
  clothes,
  ears,
  eyes,
  hair,
  heads,
  headwear,
  marks,
  mouths,
  noses,
  type Part,
} from './portrait-parts.ts';
import type { PortraitPerson, Skin } from './portrait-people.ts';

/** The page of a drawn portrait, and the width of all its lines. */
export const portraitPage = { width: 96, height: 128, line: 2 } as const;

const shade = 0.26;
/** The ink of skins, from light to dark. */
const skins: Readonly<Record<Skin, number>> = { 0: 0, 1: 0.12, 2: 0.28, 3: 0.44 };

/** What the first letter of a stroke stands for; `s` depends on the skin. */
const looks: Readonly<Record<string, Omit<DrawnPath, 'path'>>> = {
  i: { fill: 1, edge: null },
  v: { fill: shade, edge: null },
  p: { fill: 0, edge: 1 },
  t: { fill: shade, edge: 1 },
  b: { fill: 1, edge: 1 },
  l: { fill: null, edge: 1 },
  w: { fill: null, edge: 0 },
};

/** The same path on the other side of the middle. */
function mirrored(path: string): string {
  let isX = false;
  return path.replace(/[A-Z]|-?\d+(?:\.\d+)?/g, (part) => {
    if (/[A-Z]/.test(part)) {
      isX = false;
      return part;
    }
    isX = !isX;
    return isX ? String(Math.round((portraitPage.width - Number(part)) * 100) / 100) : part;
  });
}

/** The paths of one portrait, from the back to the front. */
export function drawPortrait(person: PortraitPerson): DrawnPath[] {
  const { skin = 0, head = 'oval', hat = 'none' } = person;
  const locks = hair[person.hair ?? 'none'];
  const worn = headwear[hat];
  const neck: Part = person.mask ? [] : ['sM39 66L39 92Q48 104 57 92L57 66Z', 'iM40 76Q48 84 57 74L57 80Q50 86 40 80Z'];
  const face: Part = person.mask ?? [
    ...ears[person.ears ?? 'plain'],
    `s${heads[head]}`,
    ...marks[person.marks ?? 'none'].filter((stroke) => !/^[bB]/.test(stroke)),
    ...beards[person.beard ?? 'none'],
    ...eyes[person.eyes ?? 'open'],
    ...brows[person.brows ?? 'soft'],
    ...noses[person.nose ?? 'straight'],
    ...mouths[person.mouth ?? 'calm'],
    ...marks[person.marks ?? 'none'].filter((stroke) => /^[bB]/.test(stroke)),
    ...locks.front,
  ];
  const strokes: Part = [
    ...worn.back,
    ...locks.back,
    ...neck,
    ...clothes[person.body],
    ...face,
    ...worn.front,
    ...(person.extra ?? []),
  ];
  return strokes.flatMap((stroke) => {
    const letter = stroke.charAt(0);
    const path = stroke.slice(1);
    const look = looks[letter.toLowerCase()] ?? { fill: skins[skin], edge: 1 };
    return letter === letter.toLowerCase()
      ? [{ path, ...look }]
      : [path, mirrored(path)].map((side) => ({ path: side, ...look }));
  });
}
