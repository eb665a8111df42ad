import { expect, type Locator, type Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import { chooseInMenu } from './app-menu.ts';

/** The dialog with the link to the open character. */
export class Sharing {
  readonly dialog: Locator;
  readonly link: Locator;
  readonly code: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: 'Share by link' });
    this.link = this.dialog.getByRole('textbox', { name: 'Link' });
    this.code = this.dialog.getByRole('img', { name: /^QR code/ });
  }

  async open(): Promise<void> {
    await chooseInMenu(this.page, 'Share by link…');
    await expect(this.link).toHaveValue(/#share=1\./);
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.dialog).toBeHidden();
  }

  /** Returns the link to the open character, and goes back to the forms. */
  async makeLink(): Promise<string> {
    await this.open();
    const link = await this.link.inputValue();
    await this.close();
    return link;
  }

  /** Reads the QR code like a camera: drawn at its size on the screen, and decoded from its pixels. */
  async readCode(): Promise<string> {
    const { width, gray } = await this.code.evaluate(async (svg) => {
      const picture = new Image();
      const { width } = svg.getBoundingClientRect();
      const pixels = Math.round(width);
      picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
      await picture.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: pixels, height: pixels });
      const context = canvas.getContext('2d');
      context?.drawImage(picture, 0, 0, pixels, pixels);
      const data = context?.getImageData(0, 0, pixels, pixels).data ?? [];
      return { width: pixels, gray: Array.from(data).filter((_, index) => index % 4 === 0) };
    });
    const data = Uint8ClampedArray.from(gray.flatMap((level) => [level, level, level, 255]));
    return decodeQR({ width, height: width, data });
  }
}

/** The view of a shared character. */
export class SharedView {
  readonly dialog: Locator;
  readonly refused: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: /^A shared character: / });
    this.refused = page.getByRole('dialog', { name: 'The link was not opened' });
  }

  async expectShown(name: string, facts: string): Promise<void> {
    await expect(this.dialog.getByRole('heading', { name: `A shared character: ${name}` })).toBeVisible();
    await expect(this.dialog.getByText(facts, { exact: true })).toBeVisible();
  }

  async press(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name, exact: true }).last().click();
  }

  /** Expects the address to contain no character any more. */
  async expectLeft(): Promise<void> {
    await expect(this.dialog).toBeHidden();
    await expect(this.refused).toBeHidden();
    expect(new URL(this.page.url()).hash).toMatch(/^#[a-z]+$/);
  }
}

/** Returns all that the browser stores for the page, as one text. */
export const storedText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const values: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames) {
        values.push(await done(database.transaction(store).objectStore(store).getAll()));
      }
      database.close();
    }
    return JSON.stringify(values);
  });
