import { describe, expect, test } from 'vitest';
import { derivedTechLevel } from '../../builder/what-if/candidate.ts';
import { saved, trait } from '../../testing/rows.ts';
import { deriveCharacter } from '../derive-character.ts';
import { ownTechLevel } from './own-tech-level.ts';

describe('ownTechLevel', () => {
  test.each([
    [4, [], 4],
    [4, [trait('primitive', { level: 2 })], 2],
    [4, [trait('high-technology', { level: 1 })], 5],
    [0, [], 0],
  ])('equals the number of the worksheet: TL%s with %j is %s', (techLevel, traits, own) => {
    const character = deriveCharacter(saved('lite-3e', { traits, campaign: { techLevel } }));
    const { campaign } = character.context.character;
    expect(ownTechLevel(campaign.techLevel, character.context.traits)).toBe(own);
    expect(derivedTechLevel(character)).toBe(own);
  });
});
