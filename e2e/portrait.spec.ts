import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { serializeFile } from '../src/character/file/character-file.ts';
import { johnFalcon } from '../src/testing/book-characters.ts';
import { smallJpeg } from '../src/testing/small-portrait.ts';
import { AccessibilityCheck } from './pages/axe.ts';
import { Builder } from './pages/builder.ts';
import { PrintDialog } from './pages/print-dialog.ts';
import { pdfPages, printedPages } from './pages/printing.ts';

interface Picture {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A PNG of so many pixels, its upper half green, its lower half transparent. */
function png(width: number, height: number): Picture {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6], 8); // 8 bits each of red, green, blue and opacity
  const lines = Array.from({ length: height }, (_, y) => {
    const pixel = y < height / 2 ? [0, 160, 0, 255] : [0, 0, 0, 0];
    return Buffer.concat([Buffer.from([0]), Buffer.from(Array.from({ length: width }, () => pixel).flat())]);
  });
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name: 'face.png', mimeType: 'image/png', buffer };
}

/** The JPEG of 16 by 8 pixels, red at left and blue at right, that says it was taken with the camera on its side. */
function turnedJpeg(): Picture {
  const plain = Buffer.from(smallJpeg, 'base64');
  // Exif, big-endian, one field: orientation (0x0112), a short, once, 6.
  const exif = '457869660000 4d4d002a00000008 0001 0112000300000001 00060000 00000000'.replaceAll(' ', '');
  const segment = Buffer.from(`ffe1${(exif.length / 2 + 2).toString(16).padStart(4, '0')}${exif}`, 'hex');
  const buffer = Buffer.concat([plain.subarray(0, 2), segment, plain.subarray(2)]);
  return { name: 'turned.jpg', mimeType: 'image/jpeg', buffer };
}

const notes: Picture = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear diary') };
const drawing: Picture = {
  name: 'drawing.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="40"><script>alert(1)</script><circle cx="15" cy="20" r="12"/></svg>',
  ),
};

const portraitOf = (place: Page | Locator, name: string) => place.getByRole('img', { name: `Portrait of ${name}` });

async function choose(page: Page, picture: Picture): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Choose a/ }).click();
  await (await chooser).setFiles(picture);
}

async function begin(page: Page): Promise<Builder> {
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  await builder.name('Anna');
  return builder;
}

async function savedPortrait(builder: Builder) {
  const { path } = await builder.save('Save as file');
  return { path, ...JSON.parse(readFileSync(path, 'utf8')).character.portrait };
}

/** The colors in the upper left and lower right part of the picture on the sheet, as the browser shows it. */
async function cornerColors(picture: Locator): Promise<string[]> {
  return picture.evaluate(async (element) => {
    // Of a copy: decoding fails if another portrait replaces this one meanwhile.
    const image = new Image();
    image.src = (element as HTMLImageElement).src;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 100, height: 100 });
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0, 100, 100);
    return [20, 80].map((at) => {
      const [red = 0, green = 0, blue = 0] = context?.getImageData(at, at, 1, 1).data ?? [];
      if (Math.min(red, green, blue) > 220) return 'white';
      return red > Math.max(green, blue) ? 'red' : green > blue ? 'green' : 'blue';
    });
  });
}

/** Files from outside the page. */
const carrying = (page: Page, { name, mimeType, buffer }: Picture) =>
  page.evaluateHandle(
    ({ file, type, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const carried = new DataTransfer();
      carried.items.add(new File([bytes], file, { type }));
      return carried;
    },
    { file: name, type: mimeType, base64: buffer.toString('base64') },
  );

test('portrait: a chosen picture is reduced, shown on the sheet, saved, opened again, and removed', async ({
  page,
}) => {
  const builder = await begin(page);
  await choose(page, png(1200, 900));
  await expect(portraitOf(builder.sheet.root, 'Anna')).toBeVisible();
  await expect(portraitOf(page.getByRole('main'), 'Anna')).toBeVisible();
  expect(await cornerColors(portraitOf(builder.sheet.root, 'Anna'))).toEqual(['green', 'white']);
  const saved = await savedPortrait(builder);
  expect(saved).toMatchObject({
    width: 480,
    height: 640,
    data: expect.stringMatching(/^data:image\/jpeg;base64,\/9j\//),
  });
  const sheet = await builder.save('Save as PDF');
  expect(readFileSync(sheet.path).includes(Buffer.from(saved.data.split(',')[1], 'base64'))).toBe(true);
  expect(await pdfPages(sheet.path)).toHaveLength(1);

  await page.getByRole('button', { name: 'Remove the portrait' }).click();
  await expect(portraitOf(page, 'Anna')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeFocused();
  await page.getByRole('button', { name: /^Undo: Portrait removed/ }).click();
  await expect(portraitOf(builder.sheet.root, 'Anna')).toBeVisible();

  await builder.startAnotherBlank('Man to Man');
  await expect(portraitOf(page, 'Anna')).toHaveCount(0);
  await builder.openFile(saved.path);
  await builder.expectOpen('Anna');
  await expect(portraitOf(builder.sheet.root, 'Anna')).toBeVisible();
  await builder.expectSaved();
  await page.reload();
  await expect(portraitOf(builder.sheet.root, 'Anna')).toBeVisible();
});

test('portrait: the part in the frame is chosen by keyboard and by mouse', async ({ page }) => {
  const builder = await begin(page);
  await choose(page, png(1200, 1600)); // the upper half green, the lower white
  await page.getByRole('button', { name: 'Crop the portrait' }).click();
  const down = page.getByRole('slider', { name: 'Top to bottom' });
  await page.getByRole('slider', { name: 'Zoom' }).focus();
  await page.keyboard.press('End');
  await down.focus();
  await page.keyboard.press('End');
  await expect(down).toHaveValue('1');
  const inSheet = portraitOf(builder.sheet.root, 'Anna');
  await expect.poll(() => cornerColors(inSheet)).toEqual(['white', 'white']);

  const frame = await page.locator('.portrait-frame').boundingBox();
  const [x, y] = [(frame?.x ?? 0) + 50, (frame?.y ?? 0) + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  // Four times the height of the frame is in the picture, and each drag moves it by less than the frame.
  for (let drags = 1; drags < 5; drags++) {
    await page.mouse.move(x, y + 110, { steps: 4 });
    await page.mouse.up();
    await page.mouse.move(x, y);
    await page.mouse.down();
  }
  await page.mouse.move(x, y + 110, { steps: 4 });
  await page.mouse.up();
  await expect(down).toHaveValue('0');
  await expect.poll(() => cornerColors(inSheet)).toEqual(['green', 'green']);
  expect(await savedPortrait(builder)).toMatchObject({ width: 300, height: 400 });
});

test('portrait: a sheet with one prints on one page, like one without', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank('Man to Man');
  const buffer = Buffer.from(serializeFile(johnFalcon(), 'test'));
  await builder.openFile({ name: 'falcon.json', mimeType: 'application/json', buffer });
  await builder.expectOpen('John Falcon');
  await choose(page, png(480, 640));
  await expect(portraitOf(builder.sheet.root, 'John Falcon')).toBeVisible();
  for (const paper of ['A4', 'Letter'] as const) {
    const print = new PrintDialog(page);
    await print.open();
    await print.choose('Paper', paper);
    await print.close();
    expect(await printedPages(page), paper).toHaveLength(1);
  }
});

test('portrait: a photograph from a rotated camera is upright, a drawing runs no script, and other files are refused', async ({
  page,
}) => {
  const builder = await begin(page);
  const check = await AccessibilityCheck.begin(page);
  await choose(page, turnedJpeg());
  await expect(portraitOf(builder.sheet.root, 'Anna')).toBeVisible();
  expect(await cornerColors(portraitOf(builder.sheet.root, 'Anna'))).toEqual(['red', 'blue']);
  const photograph = await savedPortrait(builder);
  expect(photograph).toMatchObject({ width: 8, height: 11 });
  expect(Buffer.from(photograph.data.split(',')[1], 'base64').includes('Exif')).toBe(false);

  await choose(page, notes);
  await expect(page.getByText('notes.txt is not a picture. Use a JPEG, PNG or WebP.').first()).toBeVisible();
  await expect(builder.spoken('notes.txt is not a picture')).toBeVisible();
  await check.look('a portrait and a file refused');
  await choose(page, { ...notes, name: 'broken.png', mimeType: 'image/png' });
  await expect(page.getByText(/^broken\.png could not be read\. It may be damaged/).first()).toBeVisible();
  await expect(portraitOf(builder.sheet.root, 'Anna')).toBeVisible();

  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.dismiss();
  });
  await choose(page, drawing);
  await expect(page.getByText(/^broken\.png could not be read/)).toHaveCount(0);
  await expect.poll(() => cornerColors(portraitOf(builder.sheet.root, 'Anna'))).not.toContain('red');
  expect(await savedPortrait(builder)).toMatchObject({ width: 480, height: 640 });
  expect(said).toEqual([]);
});

test('portrait: a picture dropped on the page becomes the portrait in its chapter; a character file still opens', async ({
  page,
}) => {
  const builder = await begin(page);
  const main = page.getByRole('main');
  const dataTransfer = await carrying(page, png(30, 40));
  await main.dispatchEvent('dragover', { dataTransfer });
  await expect(page.getByText('Drop the picture to use it as the portrait')).toBeVisible();
  await main.dispatchEvent('drop', { dataTransfer });
  await expect(portraitOf(builder.sheet.root, 'Anna')).toBeVisible();
  await expect(page.getByText('Drop the picture to use it as the portrait')).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const { path } = await savedPortrait(builder);
  const buffer = Buffer.from(readFileSync(path, 'utf8').replace('"name": "Anna"', '"name": "Berta"'));
  const character = await carrying(page, { name: 'berta.json', mimeType: 'application/json', buffer });
  await main.dispatchEvent('dragover', { dataTransfer: character });
  await expect(page.getByText('Drop the file to open its character')).toBeVisible();
  await main.dispatchEvent('drop', { dataTransfer: character });
  await builder.expectOpen('Berta');
  await expect(portraitOf(builder.sheet.root, 'Berta')).toBeVisible();

  await builder.openChapter('Skills');
  await main.dispatchEvent('drop', { dataTransfer });
  await expect(page.getByRole('dialog')).toContainText('it looks like a picture');
});

test('portrait: a picture pasted outside of a text field becomes the portrait', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const builder = await begin(page);
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': new Blob([bytes], { type: 'image/png' }) })]);
  }, png(60, 80).buffer.toString('base64'));
  await page.getByRole('textbox', { name: 'Player' }).focus();
  await page.keyboard.press('Control+v');
  await page.getByRole('button', { name: 'Choose a picture' }).focus();
  await expect(portraitOf(page, 'Anna')).toHaveCount(0);
  await page.keyboard.press('Control+v');
  await expect(portraitOf(builder.sheet.root, 'Anna')).toBeVisible();
  expect(await savedPortrait(builder)).toMatchObject({ width: 60, height: 80 });
});

test('portrait: the PNG or WebP picture of a GCS sheet is shown, and goes out as it was', async ({ page }) => {
  const builder = new Builder(page);
  await builder.startBlank('Fourth edition');
  for (const type of ['image/png', 'image/webp'] as const) {
    const picture = await encode(page, type);
    const name = `Painted ${type.slice(-4)}`;
    const sheet = { version: 5, id: 'Apainted000000000', profile: { name, portrait: picture }, attributes: [] };
    const buffer = Buffer.from(JSON.stringify(sheet));
    await builder.openFile({ name: 'painted.gcs', mimeType: 'application/json', buffer });
    await page.keyboard.press('Escape');
    await builder.expectOpen(name);
    await expect(portraitOf(builder.sheet.root, name)).toBeVisible();
    expect(await cornerColors(portraitOf(builder.sheet.root, name))).toEqual(['green', 'white']);
    const saved = await builder.save('Save as GCS file (.gcs)');
    expect(JSON.parse(readFileSync(saved.path, 'utf8')).profile.portrait).toBe(picture);
  }
});

/** A picture, green above and white below, as the browser encodes it, in base64. */
const encode = (page: Page, type: 'image/png' | 'image/webp'): Promise<string> =>
  page.evaluate(async (kind) => {
    const canvas = new OffscreenCanvas(300, 400);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = 'white';
    context.fillRect(0, 0, 300, 400);
    context.fillStyle = 'rgb(0, 128, 0)';
    context.fillRect(0, 0, 300, 200);
    const blob = await canvas.convertToBlob({ type: kind });
    if (blob.type !== kind) throw new Error(`encoded as ${blob.type}`);
    return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())));
  }, type);
