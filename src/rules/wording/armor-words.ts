import type { ArmorFigures, SplitResistance } from '../../catalog/item-entry.ts';

export const againstCrushing = 'against crushing';
export const againstOtherTypes = 'against all but cutting and piercing';

/** Returns DR in short, as the table of armor has it: "4", "4/2". */
export const shortResistance = ({ damageResistance, crushing, otherTypes }: SplitResistance): string =>
  [damageResistance, otherTypes ?? crushing].filter((value) => value !== undefined).join('/');

/** Returns DR in words: "4 (2 against crushing)". */
function describeResistance({ damageResistance, crushing, otherTypes }: SplitResistance): string {
  if (otherTypes !== undefined) return `${damageResistance} (${otherTypes} ${againstOtherTypes})`;
  return crushing === undefined ? `${damageResistance}` : `${damageResistance} (${crushing} ${againstCrushing})`;
}

/** Returns the parts of armor with their places: "DR 50 torso", "DR 30 arms, legs"; of one part, DR and places apart. */
export function describeArmorParts({ parts = [], places = [], ...armor }: ArmorFigures): readonly string[] {
  const others = parts.flatMap((part) => part.places);
  const first = places.filter((place) => !others.includes(place));
  if (parts.length === 0) return [`DR ${describeResistance(armor)}`, ...(first.length > 0 ? [first.join(', ')] : [])];
  return [{ ...armor, places: first }, ...parts].map(
    (part) => `DR ${describeResistance(part)} ${part.places.join(', ')}`,
  );
}
