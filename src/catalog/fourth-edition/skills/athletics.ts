import { athleticSkills } from '../../entries/skills/athletic.ts';
import { otherSkills } from '../../entries/skills/other-skills.ts';
import { vehicleSkills } from '../../entries/skills/vehicles.ts';
import { listSkillRows } from '../notation/read-skill-row.ts';

/** Moving about, and training of the body. */
export const athletics = listSkillRows(
  {
    acrobatics: [athleticSkills.acrobatics, 'DX/H', 'DX-6 aerobatics-4 aquabatics-4', 174],
    aerobatics: ['Aerobatics', 'DX/H', 'DX-6 acrobatics-4 aquabatics-4', 174, 'Tight turns and tumbling while flying on your own wings or powers.', 'fly stunt wings acrobat'],
    aquabatics: ['Aquabatics', 'DX/H', 'DX-6 acrobatics-4 aerobatics-4', 174, 'Tight turns and tumbling under water.', 'swim dive stunt acrobat'],
    bicycling: [vehicleSkills.bicycling, 'DX/E', 'DX-4 driving(Motorcycle)-4', 180],
    'body-control': ['Body Control', 'HT/VH', 'none', 181, 'Ruling breath, pulse and blood flow; throwing off poison.', 'yoga fakir chi trance poison', { needs: 'trait trained-by-a-master, skill breath-control, skill meditation' }],
    'body-sense': ['Body Sense', 'DX/H', 'DX-6 acrobatics-3', 181, 'Getting your bearings after a teleport or other sudden shift.', 'teleport orientation warp'],
    'breath-control': ['Breath Control', 'HT/H', 'none', 182, 'Making the most of each breath.', 'hold_breath diver swim yoga fatigue'],
    climbing: [athleticSkills.climbing, 'DX/A', 'DX-5', 183],
    dancing: [athleticSkills.dancing, 'DX/A', 'DX-5', 187],
    flight: ['Flight', 'HT/A', 'HT-5', 195, 'Flying far on your own wings or powers.', 'fly wings endurance long_distance', { needs: 'trait flight' }],
    'free-fall': ['Free Fall', 'DX/A', 'DX-5 HT-5', 197, 'Moving where there is no weight.', 'zero_g weightless space astronaut'],
    hiking: ['Hiking', 'HT/A', 'HT-5', 200, 'Walking all day at a good pace.', 'march walk travel backpack trek'],
    jumping: [athleticSkills.jumping, 'DX/E', 'none', 203],
    lifting: ['Lifting', 'HT/A', 'none', 205, 'Lifting more, by training and technique.', 'weight strength lift bodybuilder'],
    parachuting: ['Parachuting', 'DX/E/TL', 'DX-4', 212, 'Jumping from an aircraft and landing in one piece.', 'skydive paratrooper jump'],
    running: [otherSkills.running, 'HT/A', 'HT-5', 218],
    scuba: ['Scuba', 'IQ/A/TL', 'IQ-5 diving-suit-2', 219, 'Diving with tanks of air.', 'dive underwater diver tank', { needs: 'skill swimming' }],
    skating: ['Skating', 'HT/H', 'HT-6', 220, 'Getting about on ice skates or roller skates.', 'ice roller rollerblade'],
    skiing: ['Skiing', 'HT/H', 'HT-6', 221, 'Getting about on skis.', 'snow ski winter'],
    sports: ['Sports', 'DX/A', 'DX-5', 222, 'One sport, as a professional or a good amateur plays it.', 'ball football tennis athlete game', { of: 'Sport: Baseball | Basketball | Cricket | Rugby | Soccer | Tennis' }],
    swimming: [athleticSkills.swimming, 'HT/E', 'HT-4', 224],
    'stage-combat': ['Stage Combat', 'DX/A', 'combat-art-2 combat-sport-2 performance-3', 222, 'Fighting for show, so that nobody is hurt.', 'stunt theater film actor fake', { notes: ['A skill of the weapon itself serves at −3'] }],
  },
  'Moving and athletics',
);
