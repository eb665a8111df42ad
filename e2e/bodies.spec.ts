import { expect, test } from '@playwright/test';
import { Builder } from './pages/builder.ts';
import { PlayPage } from './pages/play.ts';

/** A sheet of GURPS Character Sheet with a body of its own: a jellyfish that two dice hit. */
const jelly = {
  version: 5,
  id: 'AAAAAAAAAAAAAAAAA',
  total_points: 0,
  profile: { name: 'Jelly' },
  attributes: [],
  settings: {
    body_type: {
      name: 'Bell',
      roll: '2d',
      locations: [
        { id: 'torso', choice_name: 'Bell', table_name: 'Bell', slots: 7, hit_penalty: 0, dr_bonus: 2 },
        { id: 'arm', choice_name: 'Streamer', table_name: 'Streamer', slots: 4, hit_penalty: -2 },
      ],
    },
  },
};

test('a body from a GCS file is on the sheet, can be exchanged for a plan of the book, and foes have bodies in play', async ({
  page,
}) => {
  const builder = new Builder(page);
  await builder.startBlank('Fourth edition');
  await builder.openFile({
    name: 'jelly.gcs',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(jelly)),
  });
  await builder.expectOpen('Jelly');
  await builder.openChapter('Concept');
  const body = page.getByRole('combobox', { name: 'Body', exact: true });
  await builder.unfold('Body: ');
  await expect(body).toHaveValue('own');
  const places = page.getByRole('table', { name: 'Hit locations' });
  // Two dice: 2–8 the bell, with its DR of 2, and 9–12 a streamer.
  await expect(places.getByRole('row', { name: /^bell/ })).toContainText('2–8');
  await expect(places.getByRole('row', { name: /^streamer/ })).toContainText('−2');

  await body.selectOption({ label: 'Avian' });
  await expect(places.getByRole('row', { name: /^wings/ })).toContainText('7–8');
  await page.getByRole('button', { name: 'Remove Bell' }).click();
  await expect(body.locator('option', { hasText: 'Bell' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  const play = new PlayPage(page);
  await expect(play.screen).toBeVisible();
  await play.openAll();
  await play.screen.getByRole('combobox', { name: 'Its body' }).selectOption({ label: 'Octopod' });
  await play.screen.getByRole('combobox', { name: 'Aimed at' }).selectOption({ label: 'brain (-7)' });
  await expect(play.fold(/^Target/)).toContainText('octopod, aimed at: brain');
  // A punch at DX 10, with −7 for a brain.
  await expect(play.figure('Punch')).toContainText('3');
});
