import { formatFraction } from '../../engine/numbers.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import type { ChapterId } from '../../state/view-store.ts';

const points = (n: number): string => (n === 1 ? '1 point' : `${formatFraction(n)} points`);

/** What an attribute costs a step up: "DX 12 costs 20 points, DX 13 costs 30." Empty where it is not for sale. */
function attributeCost(ruleset: Ruleset): string {
  const dx = ruleset.attributes.find(({ id }) => id === 'dx');
  if (!dx) return '';
  const price = (level: number) => ruleset.attributePrice(dx.id, level);
  const [twelve, thirteen] = [price(12), price(13)];
  if (twelve === null || thirteen === null) return '';
  return `${dx.short} 12 costs ${points(twelve)}, ${dx.short} 13 costs ${formatFraction(thirteen)}.`;
}

/** What a weapon skill usually costs: "A weapon at DX+1 (average) costs 4 points." */
function skillCost(ruleset: Ruleset): string {
  const price = ruleset.skillPrice({ kind: 'physical', difficulty: 'average' }, 1);
  return price === null ? '' : `A weapon skill at DX+1 usually costs ${points(price)}.`;
}

/** For each chapter, what it decides and what it usually costs, in the words and prices of a ruleset. */
export function chapterSentence(ruleset: Ruleset, chapter: ChapterId): string {
  switch (chapter) {
    case 'concept':
      return 'Who this is, and how many points there are to spend. A name and looks cost nothing.';
    case 'attributes': {
      const meanings = ruleset.attributes.map(({ short, meaning }) => `${short}: ${meaning}`).join('; ');
      return `What everything else leans on. ${meanings}. 10 is average and free. ${attributeCost(ruleset)}`;
    }
    case 'traits':
      return ruleset.traitKinds.includes('disadvantage')
        ? 'What sets the character apart. Advantages cost points; disadvantages and quirks give some back.'
        : 'What sets the character apart. Two or three are plenty.';
    case 'skills':
      return `What the character has learned. ${skillCost(ruleset)} Two or three weapons at most, and a shield’s skill if one is carried.`;
    case 'equipment':
      return 'Weapons, armor and the rest. They cost money instead of points, and what is carried slows down.';
  }
}

/** What to spend points on that are left. */
export const spendSentence = (ruleset: Ruleset): string => [skillCost(ruleset), attributeCost(ruleset)].join(' ').trim();
