import type { ReactNode } from 'react';

export interface PickerItem {
  id: string;
  name: string;
  /** The result of adding it, at the right: "2 points → 15". */
  detail?: ReactNode;
  /** What it is, under the name: "average · default 10". */
  hint?: string | undefined;
}

export interface PickerGroup {
  heading: string;
  items: readonly PickerItem[];
}
