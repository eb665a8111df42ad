import { useEffect, useState } from 'react';
import { parseFile } from '../character/file/parse-file.ts';
import { deriveCharacter } from '../rules/derive-character.ts';
import { loadRuleset, rulesetIds } from '../rules/rulesets.ts';
import { Sheet } from '../sheet/sheet.tsx';
import { buildModel } from '../sheet-model/model/build-model.ts';
import type { SheetModel } from '../sheet-model/model/sheet-model.ts';
import { sample } from './ready-made.ts';

/** What is below the part that can be seen. */
const unseen = {
  skills: [],
  spells: [],
  traits: [],
  possessions: [],
  reactions: [],
  notes: [],
} satisfies Partial<SheetModel>;

/** Derives the upper part of the sample. Fails without a network where its ruleset was never used. */
async function deriveSample(): Promise<SheetModel> {
  const [text] = await Promise.all([sample.load(), loadRuleset(sample.ruleset)]);
  const reading = parseFile(text, { rulesets: rulesetIds });
  if (!reading.ok) throw new Error(`the sample cannot be read: ${reading.error.code}`);
  return { ...buildModel(deriveCharacter(reading.value.saved)), ...unseen };
}

/** The upper part of a ready-made character's sheet, as it is drawn elsewhere: nothing until it is derived. */
export function SampleSheet() {
  const [model, setModel] = useState<SheetModel | null>(null);
  useEffect(() => void deriveSample().then(setModel, console.error), []);
  return model && <Sheet model={model} />;
}
