import type { SavedCharacter } from '../character/character.ts';
import { serializeFile } from '../character/file/character-file.ts';
import { parseFile } from '../character/file/parse-file.ts';
import type { CardFigures } from '../features/start/start-choice.ts';
import { deriveCharacter } from '../rules/derive-character.ts';
import { loadEveryRuleset, rulesetIds } from '../rules/rulesets.ts';
import { buildModel } from '../sheet-model/model/build-model.ts';
import type { AttackLine, LabeledFigure, SheetModel, SkillLine } from '../sheet-model/model/sheet-model.ts';
import { noFigure, statBlock } from '../sheet-model/model/stat-block.ts';

/** Derives the contents of a character's card. Its ruleset must have been loaded. */
function cardFigures(saved: SavedCharacter): CardFigures {
  const derived = deriveCharacter(saved);
  const model = buildModel(derived);
  const { tallies, movement, defenses } = statBlock(model);
  const vital = (lines: readonly LabeledFigure[], stat: string) =>
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
    atHand && skillName === best.name && damage.text !== noFigure;
  const attack = model.attacks.find(uses);
  if (!attack) return { name: best.name, level: best.level.text, damage: '' };
  return { name: attack.item, level: attack.skill.text, damage: `${attack.damage.text} ${attack.type}`.trim() };
}

// Loaded with the module, because a module that a script imports with vite cannot import more later.
await loadEveryRuleset();

interface Published {
  /** The files by their ids, in the form that the program saves; those with a problem are left out. */
  readonly files: ReadonlyMap<string, string>;
  /** The text of `ready-made-cards.json`: the contents of the cards, by the ids of the files. */
  readonly cards: string;
  /** A line for each file that is not read without remarks. */
  readonly problems: readonly string[];
}

/** Publishes the files of the ready-made characters, given by their ids (`scripts/ready-made.mjs`). */
export function publishReadyMade(texts: ReadonlyMap<string, string>): Published {
  const files = new Map<string, string>();
  const cards: Record<string, CardFigures> = {};
  const problems: string[] = [];
  for (const [id, text] of texts) {
    const reading = parseFile(text, { rulesets: rulesetIds });
    if (reading.ok && reading.value.report.length === 0) {
      files.set(id, serializeFile(reading.value.saved, reading.value.app));
      cards[id] = cardFigures(reading.value.saved);
    } else {
      problems.push(`${id}: ${JSON.stringify(reading.ok ? reading.value.report : reading.error)}`);
    }
  }
  return { files, cards: `${JSON.stringify(cards, null, 2)}\n`, problems };
}
