import type { SavedCharacter } from '../character/saved-character.ts';
import type { CardFigures } from '../features/start/ready-made-character.ts';
import { deriveCharacter } from '../rules/derive-character.ts';
import { buildModel } from '../rules/model/build-model.ts';
import type { AttackLine, LabelledFigure, SheetModel, SkillLine } from '../rules/model/sheet-model.ts';
import { NO_FIGURE, statBlock } from '../rules/model/stat-block.ts';

/** Derives what the card of a character shows. Its ruleset must have been loaded. */
export function cardFigures(saved: SavedCharacter): CardFigures {
  const derived = deriveCharacter(saved);
  const model = buildModel(derived);
  const { tallies, movement, defenses } = statBlock(model);
  const vital = (lines: readonly LabelledFigure[], stat: string) =>
    lines.filter(({ figure }) => figure.stat === stat).map(({ name, figure }) => ({ name, text: figure.text }));
  return {
    name: saved.character.name,
    points: derived.worksheet.number('points.budget'),
    ruleset: saved.ruleset,
    attributes: model.attributes.map(({ name, level }) => ({ short: name, text: level.text })),
    vitals: [...vital(tallies, 'hitPoints'), ...vital(defenses, 'dodge'), ...vital(movement, 'move')],
    best: bestOf(model),
  };
}

/** The skill or spell with the most points, of these the one with the highest level; with the first weapon it is used with. */
function bestOf(model: SheetModel): CardFigures['best'] {
  const learned = [...model.skills, ...model.spells].filter(({ points }) => (points.value ?? 0) > 0);
  const rank = ({ points, level }: SkillLine) => [points.value ?? 0, level.value ?? 0] as const;
  const [best] = learned.toSorted((a, b) => rank(b)[0] - rank(a)[0] || rank(b)[1] - rank(a)[1]);
  if (!best) return null;
  const uses = ({ atHand, skillName, damage }: AttackLine): boolean =>
    atHand && skillName === best.name && damage.text !== NO_FIGURE;
  const attack = model.attacks.find(uses);
  if (!attack) return { name: best.name, level: best.level.text, damage: '' };
  return { name: attack.item, level: attack.skill.text, damage: `${attack.damage.text} ${attack.type}`.trim() };
}
