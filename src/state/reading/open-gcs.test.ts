import { describe, expect, it } from 'vitest';
import '../../testing/load-rulesets.ts';
import type { SavedCharacter } from '../../character/character.ts';
import { exportGcsSheet } from '../../interchange/gcs/sheet/export-sheet.ts';
import { openedSheet } from '../../interchange/gcs/sheet/fixtures/opened-sheet.ts';
import { type GcsOpening, openGcsSheet } from '../../interchange/gcs/sheet/open-gcs-sheet.ts';
import { deriveCharacter } from '../../rules/derive-character.ts';
import { withConvertedPortrait } from './open-gcs.ts';
import type { PictureTools } from './read-picture.ts';

/** No real picture: the fake browser decodes anything. */
const picture = btoa('\u0089PNG of a face');
const sheet = { ...openedSheet, profile: { name: 'Orla Venn', portrait: picture } };

const drawing = (decoded: string[]): PictureTools => ({
  decode: async (file) => {
    decoded.push(new TextDecoder('latin1').decode(await file.arrayBuffer()));
    return { source: {} as unknown as CanvasImageSource, width: 300, height: 400, scalable: false, close: () => {} };
  },
  canvas: (width, height) => ({
    source: {} as unknown as CanvasImageSource,
    width,
    height,
    draw: () => {},
    jpeg: async () => new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], { type: 'image/jpeg' }),
  }),
});
const refusing: PictureTools = {
  ...drawing([]),
  decode: async () => {
    throw new Error('no picture');
  },
};

const unexpressed = (opening: GcsOpening): string[] =>
  opening.ok ? opening.value.report.unexpressed.map(({ where }) => where) : [];

function portraitOut(saved: SavedCharacter): unknown {
  const { profile } = exportGcsSheet(deriveCharacter(saved), { now: '2026-11-23T12:00:00Z' });
  return typeof profile === 'object' && profile !== null && 'portrait' in profile ? profile.portrait : undefined;
}

describe('the picture of a sheet', () => {
  it('becomes a portrait, and is exported unchanged', async () => {
    const decoded: string[] = [];
    const plain = openGcsSheet(JSON.stringify(sheet));
    expect(unexpressed(plain)).toContain('portrait');
    const opening = await withConvertedPortrait(plain, drawing(decoded));
    if (!opening.ok) throw new Error('refused');
    expect(decoded).toEqual(['\u0089PNG of a face']);
    expect(unexpressed(opening)).not.toContain('portrait');
    expect(opening.value.saved.character.origin?.report).toEqual(opening.value.report);
    const { character } = opening.value.saved;
    expect(character.portrait).toMatchObject({ data: 'data:image/jpeg;base64,/9j/4A==', width: 300, height: 400 });
    expect(portraitOut(opening.value.saved)).toBe(picture);
    const other = { data: 'data:image/jpeg;base64,/9j/4AAA', width: 300, height: 400 };
    expect(portraitOut({ ...opening.value.saved, character: { ...character, portrait: other } })).toBe('/9j/4AAA');
  });

  it('stays in the sheet if the browser cannot read it', async () => {
    const opening = await withConvertedPortrait(openGcsSheet(JSON.stringify(sheet)), refusing);
    if (!opening.ok) throw new Error('refused');
    expect(opening.value.saved.character.portrait).toBeNull();
    expect(unexpressed(opening)).toContain('portrait');
    expect(portraitOut(opening.value.saved)).toBe(picture);
  });
});
