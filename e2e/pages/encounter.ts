import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { Tab } from './tabs.ts';

/** The encounter screen, by its accessible names. On a phone a fighter and the log cover the list. */
export class EncounterPage {
  readonly page: Page;
  private readonly isPhone: boolean;
  readonly screen: Locator;
  /** The dialog of one attack. */
  readonly exchange: Locator;

  constructor(page: Page, isPhone: boolean) {
    this.page = page;
    this.isPhone = isPhone;
    this.screen = page.getByRole('dialog', { name: /^Encounter: / });
    this.exchange = page.getByRole('dialog', { name: / attacks / });
  }

  /** Opens the page with the encounter that was open last. */
  static async open(context: BrowserContext): Promise<EncounterPage> {
    const page = await context.newPage();
    await page.goto('./#encounter');
    return new EncounterPage(page, false);
  }

  /** "Saved", "Saving…", "Not saved: …". */
  get saving(): Locator {
    return this.screen.locator('.saving-state');
  }

  /** The alert about a conflict or a failure. */
  get problem(): Locator {
    return this.screen.getByRole('alert');
  }

  /** Ends the tab at once, as when the system runs out of memory. */
  crash(): Promise<void> {
    return new Tab(this.page).crash();
  }

  /** Opens the dialog of fighters to add. */
  async openAddFighters(): Promise<Locator> {
    await this.screen.getByRole('button', { name: 'Add fighters' }).first().click();
    return this.page.getByRole('dialog', { name: 'Add fighters' });
  }

  /** Shows the board, a part of the encounter's screen. */
  async showBoard(): Promise<Locator> {
    await this.closeFighter();
    await this.screen.getByText('Board', { exact: true }).click();
    return this.screen.getByRole('list', { name: /^Everybody/ });
  }

  /** Adds characters for a side, by name and number. */
  async add(side: 'Party' | 'Foes', fighters: Readonly<Record<string, number>>): Promise<void> {
    const dialog = await this.openAddFighters();
    await dialog.getByText(side, { exact: true }).click();
    for (const [name, count] of Object.entries(fighters)) {
      const more = dialog.getByRole('button', { name: `One ${name} more`, exact: true }).last();
      for (let added = 0; added < count; added += 1) await more.click();
    }
    await dialog.getByRole('button', { name: /^Add \d+ fighters?$/ }).click();
    await expect(dialog).toBeHidden();
  }

  /** The row of a fighter in the list. */
  row(name: string): Locator {
    const button = this.page.getByRole('button', { name: new RegExp(`^(Turn: )?${name}$`) });
    return this.screen
      .getByRole('list', { name: /^Fighters/ })
      .getByRole('listitem')
      .filter({ has: button });
  }

  async expectHits(name: string, left: number | string, most: number): Promise<void> {
    await this.closeFighter();
    await expect(this.row(name)).toContainText(new RegExp(`(Hits|HP) ${left}/${most}`.replace('-', '−')));
  }

  async lose(name: string, stat: 'Hits' | 'Fatigue'): Promise<void> {
    // The fourth edition counts HP.
    const word = stat === 'Hits' ? '(Hits|HP)' : stat;
    await this.screen.getByRole('button', { name: new RegExp(`^${escaped(name)}, ${word}: lose 1$`) }).click();
  }

  /** Shows a fighter. */
  async show(name: string): Promise<void> {
    await this.closeFighter();
    await this.row(name)
      .getByRole('button', { name: new RegExp(`^(Turn: )?${name}$`) })
      .click();
    await expect(this.fighter(name)).toBeVisible();
  }

  /** A fighter with all numbers. */
  fighter(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** Whom a fighter attacks. */
  async expectTarget(name: string, target: string): Promise<void> {
    await this.show(name);
    const field = this.fighter(name).getByRole('combobox', { name: 'Target', exact: true });
    await expect(field.locator('option:checked')).toHaveText(target);
  }

  /** Chooses from the menu of a fighter. */
  async choose(name: string, item: string): Promise<void> {
    await this.show(name);
    await this.fighter(name)
      .getByRole('button', { name: `More for ${name}` })
      .click();
    await this.page.getByRole('menuitem', { name: item, exact: true }).click();
  }

  async closeFighter(): Promise<void> {
    const over = this.page.locator('dialog.fighter-over');
    if (!this.isPhone || (await over.count()) === 0) return;
    await over.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(over).toHaveCount(0);
  }

  async nextTurn(): Promise<void> {
    await this.closeFighter();
    await this.screen.getByRole('button', { name: /^(Next turn|Begin the fight)$/ }).click();
  }

  /** Ends turns until it is a fighter's turn. Returns the fighters whose turns there were, the last one included. */
  async turnsUntil(name: string): Promise<string[]> {
    const names: string[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const before = await this.whoseTurn();
      await this.nextTurn();
      await expect(this.turnButton()).not.toHaveText(`Turn: ${before}`);
      names.push(await this.whoseTurn());
      if (names.at(-1) === name) return names;
    }
    throw new Error(`${name} has no turn: ${names.join(', ')}`);
  }

  private turnButton(): Locator {
    return this.screen.getByRole('button', { name: /^Turn: / });
  }

  private async whoseTurn(): Promise<string> {
    await this.closeFighter();
    return (await this.turnButton().innerText()).replace('Turn: ', '').trim();
  }

  /** The hits that a fighter has left. */
  async hitsLeft(name: string): Promise<number> {
    await this.closeFighter();
    const text = await this.row(name).innerText();
    return Number(/(?:Hits|HP)\s*(−?\d+)/.exec(text)?.[1]?.replace('−', '-'));
  }

  async undo(): Promise<void> {
    await this.closeFighter();
    await this.screen.getByRole('button', { name: /^Undo/ }).click();
  }

  async redo(): Promise<void> {
    await this.closeFighter();
    await this.screen.getByRole('button', { name: /^Redo/ }).click();
  }

  async expectTurn(name: string): Promise<void> {
    await this.closeFighter();
    await expect(this.screen.getByRole('button', { name: `Turn: ${name}`, exact: true })).toBeVisible();
  }

  /** Shows the list or the log on a phone; elsewhere both are in view. */
  async look(at: 'Fighters' | 'Log'): Promise<void> {
    await this.closeFighter();
    if (this.isPhone) await this.screen.getByText(at, { exact: true }).first().click();
  }

  async typeRolls(): Promise<void> {
    await this.look('Log');
    await this.screen.getByText('Type the roll').click();
    await this.look('Fighters');
  }

  async expectLogged(line: string | RegExp): Promise<void> {
    await this.look('Log');
    await expect(this.screen.getByRole('log')).toContainText(line);
    await this.look('Fighters');
  }

  /** The target of a fighter is in close combat with others. */
  async intoMelee(name: string): Promise<void> {
    await this.show(name);
    const fighter = this.fighter(name);
    await fighter.getByText(/^Target: /).click();
    await fighter.getByRole('checkbox', { name: 'In close combat with others' }).check();
  }

  /** Begins an attack on a target. */
  async attack(attacker: string, weapon: string, target: string): Promise<void> {
    await this.show(attacker);
    const fighter = this.fighter(attacker);
    await fighter.getByRole('combobox', { name: 'Target', exact: true }).selectOption({ label: target });
    await fighter.getByRole('button', { name: new RegExp(`^Attack with ${weapon}`) }).click();
    await expect(this.exchange).toHaveAccessibleName(`${attacker} attacks ${target}`);
  }

  /**
   * Types the results of dice until the exchange is over: by a part of the name of each roll, the first that matches. `needed` is
   * the number to roll. Where the exchange asks for a choice, the option of that name is pressed.
   */
  async typeAll(
    rolls: readonly (readonly [name: RegExp, total: number | 'most' | 'needed'])[],
    option = '',
  ): Promise<void> {
    const apply = this.exchange.getByRole('button', { name: 'Apply' });
    const choice = this.exchange.getByRole('button', { name: option, exact: true });
    for (let round = 0; round < 14 && !(await apply.isEnabled()); round += 1) {
      if (option !== '' && (await choice.isVisible())) {
        await choice.click();
        await expect(choice).toHaveCount(0);
        continue;
      }
      // After a knockback: whatever is not told stops nobody.
      const nothing = this.exchange.getByRole('button', { name: 'Nothing', exact: true });
      if (await nothing.isVisible()) {
        await nothing.click();
        await expect(nothing).toHaveCount(0);
        continue;
      }
      const enter = this.exchange.getByRole('button', { name: /^Enter: / });
      const name = ((await enter.getAttribute('aria-label')) ?? '').replace('Enter: ', '');
      const roll = rolls.find(([part]) => part.test(name));
      if (!roll) throw new Error(`No roll for ${name}`);
      const field = this.exchange.getByRole('spinbutton', { name: new RegExp(`^${escaped(name)}: what`) });
      const figure = this.exchange.getByRole('button', { name: new RegExp(`^${escaped(name)}: \\d+, explain`) });
      const total =
        roll[1] === 'most'
          ? ((await field.getAttribute('max')) ?? '')
          : roll[1] === 'needed'
            ? await figure.innerText()
            : `${roll[1]}`;
      await field.fill(total);
      await field.press('Enter');
      await expect(enter.and(this.exchange.getByRole('button', { name: `Enter: ${name}`, exact: true }))).toHaveCount(
        0,
      );
    }
  }

  async apply(): Promise<void> {
    await this.exchange.getByRole('button', { name: 'Apply' }).click();
    await expect(this.exchange).toBeHidden();
  }
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
