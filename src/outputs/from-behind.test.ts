import { expect, it } from 'vitest';
import { fighter } from '../testing/combatant.ts';
import { item } from '../testing/rows.ts';
import { markdown } from './markdown.ts';
import { plainText } from './plain-text.ts';
import { statBlockText } from './stat-block.ts';

const { model } = fighter({
  equipment: [item('steel-breastplate', { place: 'ready' }), item('large-shield', { slung: true })],
});

it('every text has the protection from behind of a breastplate and a slung shield', () => {
  expect(plainText(model)).toContain('Passive defense 4: armor, front 4, shield 0; from behind 3');
  expect(plainText(model)).toContain('Damage resistance 5: armor, front 5; from behind 0');
  expect(plainText(model)).toContain('torso, front PD 4 DR 5 · torso, behind PD 0 DR 0');
  expect(markdown(model)).toContain('from behind 3');
  expect(statBlockText(model)).toContain('PD 4, PD from behind 3, DR 5, DR from behind 0');
});
