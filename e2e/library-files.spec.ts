import { expect, test } from '@playwright/test';
import { Builder } from './pages/builder.ts';

/** Files in the format of GURPS Character Sheet, written by hand. */
const files = Object.entries({
  'Harbor.adq': {
    version: 5,
    rows: [
      {
        id: 'tAAAAAAAAAAAAAAAA',
        name: 'Oath to @Liege@',
        base_points: -5,
        tags: ['Disadvantage'],
        reference: 'HB9',
        prereqs: {
          type: 'prereq_list',
          all: true,
          prereqs: [{ type: 'skill_prereq', has: true, name: { compare: 'is', qualifier: 'Knot Lore' } }],
        },
      },
    ],
  },
  'Harbor.skl': {
    version: 5,
    rows: [
      {
        id: 'sAAAAAAAAAAAAAAAA',
        name: 'Knot Lore',
        difficulty: 'dx/e',
        defaults: [{ type: 'dx', modifier: -4 }],
        reference: 'HB21',
      },
    ],
  },
  'Chandler.eqp': {
    version: 5,
    rows: [
      {
        id: 'eAAAAAAAAAAAAAAAA',
        description: 'Marlinspike',
        base_value: '40',
        base_weight: '2 lb',
        quantity: 1,
        modifiers: [
          { id: 'fAAAAAAAAAAAAAAAA', name: 'Well made', cost_type: 'to_base_cost', cost: '+3 CF' },
          { id: 'fAAAAAAAAAAAAAAAB', name: 'Tarred', cost: '+5', weight: '+0.5 lb', disabled: true },
        ],
      },
    ],
  },
  'Wares.eqm': {
    version: 5,
    rows: [{ id: 'fAAAAAAAAAAAAAAAC', name: 'Salt-proof', cost_type: 'to_base_cost', cost: '+1 CF' }],
  },
}).map(([name, content]) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(JSON.stringify(content)),
}));

test('library files: entries of other programs are found, asked about, added and changed, and stay when the files are removed', async ({
  page,
}) => {
  const builder = new Builder(page);
  await builder.startBlank('Fourth edition');
  await builder.menu('My entries…');
  const mine = page.getByRole('dialog', { name: 'My entries' });
  const choosing = page.waitForEvent('filechooser');
  await mine.getByRole('button', { name: 'Add files…' }).click();
  await (await choosing).setFiles(files);
  await expect(mine.getByText(/4 entries .*from 4 files/).first()).toBeVisible();
  await mine.getByRole('button', { name: 'Close' }).click();

  // An oath for −5 points, whose liege is asked for.
  await page.keyboard.press('Control+k');
  const anything = page.getByRole('dialog', { name: 'Add anything' });
  const search = anything.getByRole('combobox').first();
  await search.fill('oath to');
  await expect(anything.getByRole('option', { name: /Oath to/ })).toContainText('Harbor.adq, HB9');
  await anything.getByRole('option', { name: /Oath to/ }).click();
  const asking = page.getByRole('dialog', { name: /^Add Oath/ });
  await asking.getByRole('textbox', { name: /Liege/ }).fill('the Duchess');
  await asking.getByRole('button', { name: 'Add 1 entry' }).click();
  await search.fill('marlinspike');
  await anything.getByRole('option', { name: /^Marlinspike/ }).click();
  await expect(anything.getByText('Marlinspike added').first()).toBeVisible();
  await page.keyboard.press('Escape');
  // 40 dollars with cost factors of 1 + 3.
  await builder.sheet.expectFigures([
    ['Point total', '−5'],
    ['Cost of Marlinspike (Well made)', '160'],
  ]);

  // The list of skills shows nothing else with its filter: 1 point, DX 10.
  await builder.openChapter('Skills');
  await page.getByRole('button', { name: 'Add a skill' }).click();
  const skills = page.getByRole('dialog', { name: 'Add skills' });
  await skills.getByRole('button', { name: 'Library files' }).click();
  await skills.getByRole('option', { name: /Knot Lore/ }).click();
  await page.keyboard.press('Escape');
  await builder.sheet.expectFigures([
    ['Point total', '−4'],
    ['Knot Lore', '10'],
  ]);

  // (40 + 5) dollars × (1 + 3 + 1), and half a pound more.
  await builder.openChapter('Equipment');
  await page.getByRole('button', { name: /^Open Marlinspike/ }).click();
  const lists = page.getByRole('combobox', { name: /^(Enhancement or limitation|Listed modifier)/ });
  await lists.fill('tarred');
  await page.getByRole('option', { name: /^Tarred/ }).click();
  await lists.fill('salt');
  await page.getByRole('option', { name: /^Salt-proof/ }).click();
  await expect(page.getByText('Salt-proof (+1 CF)')).toBeVisible();
  const changed = [
    ['Cost of Marlinspike (Well made, Tarred, Salt-proof)', '225'],
    ['Weight carried', '2½'],
  ] as const;
  await builder.sheet.expectFigures(changed);

  await builder.menu('My entries…');
  await mine
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(mine.getByText('entries from')).toHaveCount(0);
  await mine.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('Control+k');
  await search.fill('marlinspike');
  await expect(anything.getByRole('option', { name: /Create custom/ })).toBeVisible();
  await expect(anything.getByText('Library files')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await builder.sheet.expectFigures(changed);
});
