import { mounts as shared } from '../../entries/equipment/mounts.ts';
import { listMounts } from '../notation/read-item-row.ts';

/** Animals to ride and to work with (pp. 459–460). They walk: as gear they weigh nothing. */
export const mounts = listMounts({
  pony: [shared.pony, 'TL0 $1500 0lb', 'ST18 DX10 IQ3 HT11 Move7 800lb', 460, 'Move 14 at a gallop'],
  racehorse: [shared.racehorse, 'TL0 $4000 0lb', 'ST20 DX9 IQ3 HT11 Move9 1100lb', 460, 'Move 18 at a gallop'],
  'saddle-horse': [
    shared['saddle-horse'],
    'TL0 $1200 0lb',
    'ST21 DX9 IQ3 HT11 Move6 1200lb',
    460,
    'Move 12 at a gallop',
  ],
  'cavalry-horse': [
    shared['cavalry-horse'],
    'TL0 $4000 0lb',
    'ST22 DX9 IQ3 HT11 Move8 1400lb',
    459,
    'Move 16 at a gallop',
  ],
  'heavy-warhorse': [
    shared['heavy-warhorse'],
    'TL0 $5000 0lb',
    'ST24 DX9 IQ3 HT12 Move7 1900lb',
    459,
    'Move 14 at a gallop',
  ],
  'draft-horse': [shared['draft-horse'], 'TL0 $2000 0lb', 'ST25 DX9 IQ3 HT12 Move6 2000lb', 459, 'Move 12 at a gallop'],
});
