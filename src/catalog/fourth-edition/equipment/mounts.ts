import { mounts as shared } from '../../entries/equipment/mounts.ts';
import { listMounts } from '../notation/read-item-row.ts';

/** Animals to ride and to work with (pp. 459–460). They walk: as gear they weigh nothing. */
export const mounts = listMounts({
  pony: [shared.pony, 'TL0 $1500 0lb', 'ST18 DX10 IQ3 HT11 Move7 800lb', 460],
  racehorse: [shared.racehorse, 'TL0 $4000 0lb', 'ST20 DX9 IQ3 HT11 Move9 1100lb', 460],
  'saddle-horse': [shared['saddle-horse'], 'TL0 $1200 0lb', 'ST21 DX9 IQ3 HT11 Move6 1200lb', 460],
  'cavalry-horse': [shared['cavalry-horse'], 'TL0 $4000 0lb', 'ST22 DX9 IQ3 HT11 Move8 1400lb war', 459],
  'heavy-warhorse': [shared['heavy-warhorse'], 'TL0 $5000 0lb', 'ST24 DX9 IQ3 HT12 Move7 1900lb war', 459],
  'draft-horse': [shared['draft-horse'], 'TL0 $2000 0lb', 'ST25 DX9 IQ3 HT12 Move6 2000lb', 459],
});
