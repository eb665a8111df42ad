import type { Page } from '@playwright/test';

/** The submenus with their items. "Save as file" is in one only where there are files of other programs too. */
const submenus = {
  'History and versions': ['History', 'Versions…', 'Compare…', 'Import report…'],
  'Issues, odds and feats': ['Issues…', 'Odds…', 'Try a fight…', 'Feats: lift, throw, jump…'],
  'Save as': ['Save as file', 'Save as GCS file (.gcs)', 'Save for Foundry VTT'],
  Help: [
    'A first fight…',
    'Continue the first fight',
    'Glossary…',
    'Hide What next',
    'Show What next',
    'Keyboard shortcuts…',
    'About Pointwright',
  ],
} as const;

/** Opens the menu of the top bar and chooses an item, in its submenu if it is in one. */
export async function chooseInMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('menu');
  const [submenu] = Object.entries(submenus).find(([, items]) => items.some((name) => name === item)) ?? [];
  const opener = menu.getByRole('menuitem', { name: submenu ?? item, exact: true });
  const itself = menu.getByRole('menuitem', { name: item, exact: true });
  await itself.or(opener).first().click();
  if (submenu !== undefined && (await itself.isVisible())) await itself.click();
}
