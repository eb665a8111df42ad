import { describe, expect, it } from 'vitest';
import type { TraitRow } from '../../../character/trait-rows.ts';
import { choices, saved, skill, trait } from '../../../testing/rows.ts';
import { deriveCharacter } from '../../derive-character.ts';
import { describeFinding } from '../../findings/finding-sentences.ts';

const sentences = (traits: readonly TraitRow[], techLevel = 3): readonly string[] =>
  deriveCharacter(
    saved('fourth-edition', { campaign: { techLevel }, skills: [skill('research', 4)], traits: [...traits] }),
  ).findings.flatMap(({ code, fact }) => (code === 'skill-needs' ? [describeFinding(fact)] : []));

const mother = (literacy: string) => trait('language', { choices: choices({ how: 'mother-tongue', literacy }) });
const learned = (written: string) =>
  trait('language', { key: 'latin', choices: choices({ how: 'learned', spoken: 'accented', written }) });
const unmet = ['Research/TL3 requires a language that you can read.'];

describe('Research without letters', () => {
  it('needs a language that is read, up to TL4', () => {
    expect(sentences([mother('none')])).toEqual(unmet);
    expect(sentences([mother('broken')])).toEqual([]);
    expect(sentences([mother('none')], 5)).toEqual([]);
  });

  it('is learned by one who reads another language than the own', () => {
    expect(sentences([mother('none'), learned('broken')])).toEqual([]);
    expect(sentences([mother('none'), learned('none')])).toEqual(unmet);
  });

  it('is nothing for a dyslexic, and is no matter for those whose languages are not on the sheet', () => {
    expect(sentences([])).toEqual([]);
    expect(sentences([trait('dyslexia')])).toEqual(unmet);
  });
});
