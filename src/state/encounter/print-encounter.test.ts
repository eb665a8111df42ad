import '../../testing/load-rulesets.ts';
import { jsPDF } from 'jspdf';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { blankEncounter } from '../../character/encounter.ts';
import { addFighters, changeFighter } from '../../character/encounter-edits.ts';
import { defaultPrintChoices, type PrintChoices } from '../../sheet-model/print/print-choices.ts';
import { fiendishFriedrick, johnFalcon } from '../../testing/book-characters.ts';
import { drawSheets } from '../../testing/draw-sheets.ts';
import { itAtLength, someOf } from '../../testing/extent.ts';
import { pdfFonts } from '../../testing/pdf-fonts.ts';
import { findOverlaps, findTextsInMargins, readPdf } from '../../testing/read-pdf.ts';
import { openDialog, useViewStore } from '../view/view-store.ts';
import { loadEncounterRules } from './encounter-sheets.ts';
import { editEncounter, editFighter, showOpenEncounter } from './encounter-store.ts';
import { printEncounter } from './print-encounter.ts';

await loadEncounterRules([johnFalcon()]);

const subjects = () => useViewStore.getState().printSubjects.subjects;
const draw = (chosen: Partial<PrintChoices> = {}) => {
  const choices: PrintChoices = { ...defaultPrintChoices, kind: 'stat-block', present: true, ...chosen };
  const { bytes } = drawSheets(jsPDF, pdfFonts, subjects(), { choices, date: new Date(0) });
  return bytes;
};

/** Five foes and a knight, in the second round: one foe is hidden, one is badly hurt, one has fled. */
beforeEach(() => {
  const foes = addFighters(blankEncounter('e'), johnFalcon(), { copies: 5, side: 'Foes' });
  showOpenEncounter(
    addFighters({ ...foes, name: 'Ambush', round: 2 }, fiendishFriedrick(), { copies: 1, side: 'Party' }),
  );
  editEncounter('changes', (encounter) =>
    changeFighter(changeFighter(encounter, 'k2', { hidden: true, notes: 'Flees if the captain falls' }), 'k4', {
      out: 'fled',
    }),
  );
  editFighter('k3', 'a wound', (play) => ({
    ...play,
    state: { ...play.state, hitsLost: 9, fatigueLost: 2, posture: 'lying', conditions: ['stunned'] },
  }));
  printEncounter();
});
afterEach(() => openDialog(null));

describe('printEncounter', () => {
  it('takes all fighters in the order of their turns, by their names in the fight, with their wounds', () => {
    const all = subjects();
    expect(all).toHaveLength(6);
    expect(all.map(({ model }) => model.head.name)).toContain('John Falcon 3');
    const hurt = all.find(({ id }) => id === 'k3');
    expect(hurt?.model.tallies).toMatchObject([
      { name: 'Hits', lost: 9, state: 'lying, stunned' },
      { name: 'Fatigue', lost: 2 },
    ]);
    const { turnOrder } = all[0] ?? {};
    expect(turnOrder).toMatchObject({ title: 'Ambush', words: 'Round 2', points: ['Hits', 'Fatigue'] });
    expect(turnOrder?.rows.map(({ name }) => name)).toEqual(all.map(({ model }) => model.head.name));
    expect(turnOrder?.rows.find(({ name }) => name === 'John Falcon 3')).toMatchObject({
      about: 'Foes, lying, stunned',
      points: [{ text: '4 / 13' }, { text: '7 / 9' }],
    });
    expect(turnOrder?.rows.find(({ name }) => name === 'John Falcon 2')).toMatchObject({
      about: 'Foes, hidden',
      notes: 'Flees if the captain falls',
    });
  });

  const layouts = [
    [2, 4],
    [4, 3],
  ] as const;
  it.each(someOf(layouts, 1))(
    'prints %i stat blocks to a page after the order of turns: %i pages',
    async (perPage, count) => {
      const bytes = draw({ perPage });
      const { pages } = await readPdf(bytes);
      expect(pages).toHaveLength(count);
      const words = pages.map(({ texts }) => texts.map(({ text }) => text).join(' '));
      expect(words[0]).toMatch(/Ambush.*Round 2.*Order of turns/);
      expect(words[0]).toContain('4 / 13');
      for (const { model } of subjects()) expect(words.slice(1).join(' ')).toContain(model.head.name);
      expect(words.slice(1).join(' ')).toMatch(/Now lying, stunned/);
      expect(pages.flatMap(findTextsInMargins)).toEqual([]);
      expect(pages.flatMap(findOverlaps)).toEqual([]);
    },
  );

  itAtLength('leaves the order of turns out if it is not wanted', async () => {
    const { pages } = await readPdf(draw({ turnOrder: false }));
    expect(pages).toHaveLength(3);
    expect(pages[0]?.texts.map(({ text }) => text)).not.toContain('Ambush');
  });
});
