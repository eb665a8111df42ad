import type { Figure, LabeledFigure, SheetModel } from './sheet-model.ts';

const blank: Figure = { text: '' };
const clearLine = <Line extends LabeledFigure>(line: Line): Line => ({ ...line, figure: blank });

type ListName = {
  [Name in keyof SheetModel]: SheetModel[Name] extends readonly unknown[] ? Name : never;
}[keyof SheetModel];

/** Returns every list of a model as an empty one: a form has only the lines that it asks for. */
const withoutLines = (model: SheetModel) =>
  Object.fromEntries(
    Object.entries(model).flatMap(([name, value]) => (Array.isArray(value) ? [[name, []]] : [])),
  ) as unknown as Pick<SheetModel, ListName>; // entries lose which names there are

/**
 * Returns the sheet as a form to fill in by hand: the blocks and lines that its ruleset always has, without any text or
 * figure of the character. The form of a mage has rows for spells, if the ruleset has magic.
 */
export function blankForm(model: SheetModel, formFor: 'fighter' | 'mage'): SheetModel {
  const { ruleset, head, load, passiveDefense, traitKinds, rangedColumns } = model;
  const bought = (line: SheetModel['attributes'][number]) => ({ ...line, level: blank, points: blank });
  const parts = (list: { readonly parts: readonly LabeledFigure[] }) => ({
    parts: list.parts.map(clearLine),
    total: blank,
  });
  return {
    ...withoutLines(model),
    ruleset,
    tableLines: {},
    form: true,
    magic: model.magic,
    spellRows: model.magic && formFor === 'mage',
    head: {
      ...head,
      name: '',
      player: '',
      campaign: '',
      race: '',
      appearance: '',
      build: '',
      coloring: '',
      pointTotal: blank,
    },
    attributes: model.attributes.map(bought),
    secondary: model.secondary.map(bought),
    thrust: blank,
    swing: blank,
    hitPoints: blank,
    fatiguePoints: blank,
    figures: model.figures.map(clearLine),
    load: {
      carried: blank,
      level: '',
      levels: load.levels.map(({ name }) => ({ name, limit: blank, move: blank, dodge: blank, now: false })),
    },
    activeDefenses: model.activeDefenses.map(clearLine),
    vitals: model.vitals.map(clearLine),
    tallies: model.tallies.map(({ name }) => ({ name, points: 0, thresholds: [] })),
    passiveDefense: passiveDefense && parts(passiveDefense),
    damageResistance: parts(model.damageResistance),
    hitDice: null,
    reactions: model.reactions.slice(0, 1).map(clearLine),
    traitKinds,
    rangedColumns,
    possessionTotals: { cost: blank, weight: blank },
    points: model.points.map(clearLine),
    writeIns: model.writeIns.map(clearLine),
    story: '',
    remarks: '',
  };
}
