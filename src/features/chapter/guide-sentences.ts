import { formatFraction } from '../../engine/format.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { formatRelativeLevel } from '../../rules/shared/skill-names.ts';
import type { ChapterId } from '../../state/view/view-store.ts';

const pointsText = (n: number): string => (n === 1 ? '1 point' : `${formatFraction(n)} points`);

/** Example prices of an attribute: "DX 12 costs 20 points, DX 13 costs 30." Empty if it cannot be bought. */
function attributeCost(ruleset: Ruleset): string {
  const dx = ruleset.attributes.find(({ id }) => id === 'dx');
  if (!dx) return '';
  const price = (level: number) => ruleset.attributePrice(dx.id, level);
  const [twelve, thirteen] = [price(12), price(13)];
  if (twelve === null || thirteen === null) return '';
  return `${dx.short} 12 costs ${pointsText(twelve)}, ${dx.short} 13 costs ${formatFraction(thirteen)}.`;
}

/** What a weapon skill usually costs: "A weapon at DX+1 (average) costs 4 points." */
function skillCost(ruleset: Ruleset): string {
  const price = ruleset.skillLadder.price({ kind: 'physical', difficulty: 'average' }, 1);
  return price === null ? '' : `A weapon skill at DX+1 usually costs ${pointsText(price)}.`;
}

/** What a spell usually costs: "A spell costs 1 point at IQ−2, 4 points at IQ; each level of Magery counts as +1 IQ." */
function spellCost({ skillLadder, spells }: Ruleset): string {
  const usual = { kind: 'mental', difficulty: 'hard', leastPoints: 1 } as const;
  const { relative, points: least } = skillLadder.lowest(usual);
  const price = skillLadder.price(usual, 0);
  const first = `A spell costs ${pointsText(least)} at ${formatRelativeLevel({ attribute: 'iq' }, relative)}`;
  const atAttribute = price === null || relative >= 0 ? '' : `, ${pointsText(price)} at IQ`;
  return `${first}${atAttribute}${spells ? '; each level of Magery counts as +1 IQ' : ''}.`;
}

/** The usual costs of a chapter, in the prices of a ruleset; shown after its introduction. */
export function chapterSentence(ruleset: Ruleset, chapter: ChapterId): string {
  switch (chapter) {
    case 'concept':
      return 'Your GM decides how many points you can spend.';
    case 'attributes':
      return `${attributeCost(ruleset)} Most characters spend half their points or more here.`.trim();
    case 'traits':
      return ruleset.traitKinds.includes('disadvantage')
        ? 'Two or three of each are plenty.'
        : 'None is required; two or three are plenty.';
    case 'skills':
      return `${skillCost(ruleset)} Two or three weapon skills are plenty; to block with a shield you need the Shield skill.`;
    case 'spells':
      return spellCost(ruleset);
    case 'equipment':
      return 'Equipment costs money, not points. Armor protects you but is heavy: each encumbrance level lowers Move and Dodge.';
  }
}
