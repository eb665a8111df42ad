import type { Figure, LabeledFigure, SheetModel } from '../model/sheet-model.ts';
import type { PrintChoices } from './print-choices.ts';

/**
 * Returns the model to print: a form without the character, portrait, filled boxes and points lost only if they are chosen, and no notes
 * that the thresholds beside the tick boxes say as well.
 */
export function printedModel(
  whole: SheetModel,
  { kind, formFor, boxes, present, portrait, without }: PrintChoices,
): SheetModel {
  const model = kind === 'form' ? blankForm(whole, formFor) : whole;
  const head = portrait === 'shown' && kind !== 'form' ? model.head : { ...model.head, portrait: null };
  const writeIns =
    boxes === 'filled' ? model.writeIns : model.writeIns.map(({ name }) => ({ name, figure: { text: '' } }));
  const notes = without.includes('vitals')
    ? model.notes
    : model.notes.filter((note) => !model.notesOfTallies.includes(note));
  const reactions = model.form || isNothing(model.reactions) ? [] : model.reactions;
  const tallies = present ? model.tallies : model.tallies.map(({ lost: _, ...tally }) => tally);
  const vitals = without.includes('vitals') ? [] : model.vitals;
  return { ...model, head, vitals, tallies, writeIns, notes, reactions };
}

/** Whether these lines only say that reactions are ordinary. */
const isNothing = (reactions: SheetModel['reactions']): boolean =>
  reactions.every(({ figure }) => figure.text === 'none' || figure.text === '0');

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
function blankForm(model: SheetModel, formFor: 'fighter' | 'mage'): SheetModel {
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
      fileName: '',
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
    retreat: model.retreat && { ...model.retreat, defenses: '' },
    vitals: model.vitals.map(clearLine),
    tallies: model.tallies.map(({ name }) => ({ name, points: 0, thresholds: [] })),
    passiveDefense: passiveDefense && parts(passiveDefense),
    damageResistance: parts(model.damageResistance),
    emptyHitLocations: model.emptyHitLocations,
    hitDice: model.emptyHitLocations?.dice ?? null,
    bodyPlaces: model.emptyHitLocations?.lines ?? [],
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
