import { vehicleSkills } from '../../entries/skills/vehicles.ts';
import { listSkillRows } from '../notation/read-skill-row.ts';

/** How well a pilot of one craft flies another. */
const piloting = {
  Aerospace: 'piloting(High-Performance Airplane)-2 piloting-4',
  Autogyro: 'piloting(Helicopter)-3 piloting(Heavy Airplane)-4 piloting(High-Performance Airplane)-4 piloting(Light Airplane)-4 piloting-5',
  Contragravity: 'piloting(Vertol)-3 piloting-5',
  'Flight Pack': 'piloting(Vertol)-4 piloting-5',
  Glider: 'piloting(Light Airplane)-2 piloting(Ultralight)-2 piloting-4',
  'Heavy Airplane': 'piloting(High-Performance Airplane)-2 piloting(Light Airplane)-2 piloting-4',
  Helicopter: 'piloting(Autogyro)-2 piloting(Vertol)-4 piloting-5',
  'High-Performance Airplane': 'piloting(Aerospace)-2 piloting(Heavy Airplane)-2 piloting(Light Airplane)-2 piloting-5',
  'High-Performance Spacecraft': 'piloting(Aerospace)-4 piloting(Low-Performance Spacecraft)-2',
  'Light Airplane': 'piloting(Glider)-2 piloting(Heavy Airplane)-2 piloting(High-Performance Airplane)-2 piloting(Ultralight)-2 piloting-4',
  'Lighter-Than-Air': 'piloting-5',
  Lightsail: 'piloting(Low-Performance Spacecraft)-4',
  'Low-G Wings': 'piloting(Glider)-4',
  'Low-Performance Spacecraft': 'piloting(Aerospace)-4 piloting(High-Performance Spacecraft)-2',
  Ultralight: 'piloting(Glider)-2 piloting(Light Airplane)-2 piloting(Heavy Airplane)-4 piloting(High-Performance Airplane)-4 piloting-5',
  Vertol: 'piloting(Contragravity)-3 piloting(Helicopter)-4 piloting-5',
} as const;

/** Vehicles, and the crews of large ones. */
export const vehicles = listSkillRows(
  {
    airshipman: ['Airshipman', 'IQ/E/TL', 'IQ-4', 185, 'Working as one of the crew of an airship.', 'zeppelin blimp balloon crew'],
    boating: [vehicleSkills.boating, 'DX/A/TL', 'DX-5 IQ-5', 180, { of: 'Boat: Large Powerboat | Motorboat | Sailboat | Unpowered', by: { 'Large Powerboat': 'boating(Motorboat)-2 boating(Sailboat)-4 boating(Unpowered)-4 seamanship-4', Motorboat: 'boating(Large Powerboat)-2 boating(Sailboat)-3 boating(Unpowered)-3', Sailboat: 'boating(Large Powerboat)-4 boating(Motorboat)-3 boating(Unpowered)-3', Unpowered: 'boating(Large Powerboat)-4 boating(Motorboat)-3 boating(Sailboat)-3' } }],
    driving: [vehicleSkills.driving, 'DX/A/TL', 'DX-5 IQ-5', 188, { of: 'Vehicle: Automobile | Construction Equipment | Halftrack | Heavy Wheeled | Hovercraft | Locomotive | Mecha | Motorcycle | Tracked', by: { Automobile: 'driving(Heavy Wheeled)-2 driving-4', 'Construction Equipment': 'driving-5', Halftrack: 'driving(Tracked)-2 driving-4', 'Heavy Wheeled': 'driving(Automobile)-2 driving-4', Hovercraft: 'driving-5', Locomotive: 'driving-5', Mecha: 'battlesuit-3 driving-5', Motorcycle: 'bicycling-4', Tracked: 'driving(Halftrack)-2 driving-4' } }],
    piloting: [vehicleSkills.piloting, 'DX/A/TL', 'IQ-6', 214, { of: 'Craft: Aerospace | Autogyro | Contragravity | Flight Pack | Glider | Heavy Airplane | Helicopter | High-Performance Airplane | High-Performance Spacecraft | Light Airplane | Lighter-Than-Air | Lightsail | Low-G Wings | Low-Performance Spacecraft | Ultralight | Vertol', by: piloting }],
    shiphandling: ['Shiphandling', 'IQ/H/TL', 'IQ-6', 220, 'Commanding a large ship and its crew.', 'captain ship helm bridge crew', { needs: 'skill leadership, skill airshipman or skill seamanship or skill spacer or skill submariner', notes: ['Learned after Navigation, too'], of: 'Ship: Airship | Ship | Spaceship | Starship | Submarine', by: { Airship: 'airshipman-5 piloting(Lighter-Than-Air)-5', Ship: 'boating(Large Powerboat)-5 boating(Sailboat)-5 seamanship-5', Spaceship: 'piloting(High-Performance Spacecraft)-5 piloting(Low-Performance Spacecraft)-5 spacer-5', Starship: 'piloting(High-Performance Spacecraft)-5 piloting(Low-Performance Spacecraft)-5 spacer-5', Submarine: 'submarine(Large Sub)-5 submariner-5' } }],
    spacer: ['Spacer', 'IQ/E/TL', 'IQ-4', 185, 'Working as one of the crew of a spaceship.', 'space crew starship astronaut'],
    submarine: ['Submarine', 'DX/A/TL', 'IQ-6', 223, 'Steering a boat under water.', 'sub underwater steer helm', { of: 'Vessel: Free-Flooding Sub | Large Sub | Mini-Sub', by: { 'Free-Flooding Sub': 'submarine(Large Sub)-5 submarine(Mini-Sub)-4', 'Large Sub': 'submarine(Free-Flooding Sub)-5 submarine(Mini-Sub)-4', 'Mini-Sub': 'submarine-4' } }],
    submariner: ['Submariner', 'IQ/E/TL', 'IQ-4', 185, 'Working as one of the crew of a submarine.', 'sub crew underwater navy'],
  },
  'Machines and vehicles',
);
