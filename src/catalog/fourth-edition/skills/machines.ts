import { technicalSkills, vehicleSkills } from '../../entries/skills/technical.ts';
import { listSkillRows } from '../notation/read-skill-row.ts';

const electronics =
  'Communications | Electronic Warfare | Force Shields | Matter Transmitters | Media | Medical | Parachronic | Psychotronics | Scientific | Security | Sensors | Sonar | Surveillance | Temporal';

const machineTypes =
  'Antimatter Reactor | Clockwork | Diesel Engine | Fission Reactor | Fuel Cell | Fusion Reactor | Gas Turbine | Gasoline Engine | Legged Drive | Lightsail | Micromachines | Nanomachines | Reactionless Thrusters | Robotics | Rockets | Steam Engine | Tracked Drive | Wheeled Drive';
const vehicleTypes =
  'Aerospace | Autogyro | Automobile | Construction Equipment | Contragravity | Flight Pack | Free-Flooding Sub | Glider | Halftrack | Heavy Airplane | Heavy Wheeled | Helicopter | High-Performance Airplane | High-Performance Spacecraft | Hovercraft | Large Sub | Light Airplane | Lighter-Than-Air | Low-G Wings | Low-Performance Spacecraft | Mecha | Mini-Sub | Motorcycle | Tracked Vehicle | Ultralight | Vertol';

/** Making, mending and using technical things. */
export const machines = listSkillRows(
  {
    armoury: [technicalSkills.armoury, 'IQ/A/TL', 'IQ-5 engineer(same)-4', 178, { of: 'Equipment: Battlesuits | Body Armor | Force Shields | Heavy Weapons | Melee Weapons | Missile Weapons | Small Arms | Vehicular Armor', by: { 'Body Armor': 'blacksmith(Copper)-3 blacksmith(Iron)-3 machinist-3', 'Melee Weapons': 'blacksmith(Copper)-3 blacksmith(Iron)-3 machinist-3', 'Small Arms': 'machinist-5' } }],
    battlesuit: ['Battlesuit', 'DX/A/TL', 'DX-5 diving-suit-4 nbc-suit-2 vacc-suit-2', 192, 'Moving and fighting in powered armor.', 'power_armor exoskeleton science_fiction mecha suit'],
    'brain-hacking': ['Brain Hacking', 'IQ/H/TL', 'none', 182, 'Breaking into minds that are linked to machines.', 'cyberpunk mind_control neural implant', { notes: ['The same as Brainwashing, with machines'] }],
    'computer-hacking': ['Computer Hacking', 'IQ/VH/TL', 'none', 184, 'Breaking into computers, the way films show it.', 'hacker cyberpunk break_in password network', { needs: 'skill computer-programming' }],
    'computer-operation': [technicalSkills['computer-operation'], 'IQ/E/TL', 'IQ-4', 184],
    'diving-suit': ['Diving Suit', 'DX/A/TL', 'DX-5 battlesuit-4 nbc-suit-4 scuba-2 vacc-suit-4', 192, 'Working under water in a hard suit or with a helmet.', 'dive underwater helmet suit'],
    electrician: ['Electrician', 'IQ/A/TL', 'IQ-5 engineer(Electrical)-3', 189, 'Putting in, mending and cutting wires.', 'wire power repair cable circuit'],
    'electronics-operation': [technicalSkills['electronics-operation'], 'IQ/A/TL', 'IQ-5 electronics-repair(same)-5 engineer(Electronics)-5 electronics-operation-4', 189, { of: `Devices: ${electronics}` }],
    'electronics-repair': ['Electronics Repair', 'IQ/A/TL', 'IQ-5 electronics-operation(same)-3 engineer(Electronics)-3 electronics-repair-4', 190, 'Finding faults in electronics of one kind, and mending them.', 'repair fix circuit computer radio technician', { of: `Devices: Computers | ${electronics}`, by: { Computers: 'computer-operation-5' } }],
    engineer: [technicalSkills.engineer, 'IQ/H/TL', 'none', 190, { needs: 'skill mathematics(Applied)', notes: ['Needs no mathematics below TL5'], of: 'Field: Artillery | Automobile | Civil | Clockwork | Combat | Electrical | Electronics | Materials | Microtechnology | Mining | Nanotechnology | Parachronic | Psychotronics | Robotics | Ships | Small Arms | Starships | Temporal', by: { Artillery: 'armoury(Heavy Weapons)-6', Automobile: 'mechanic(Automobile)-6', Civil: 'architecture-6', Clockwork: 'mechanic(Clockwork)-6', Combat: 'explosives(Demolition)-6', Electrical: 'electrician-6', Electronics: 'electronics-repair-6', Materials: 'chemistry-6 metallurgy-6', Mining: 'explosives(Demolition)-6 geology-6', Microtechnology: 'mechanic(Micromachines)-6', Nanotechnology: 'mechanic(Nanomachines)-6', Parachronic: 'electronics-operation(Parachronic)-6', Psychotronics: 'electronics-operation(Psychotronics)-6', Robotics: 'mechanic(Robotics)-6', Ships: 'mechanic(Ships)-6', 'Small Arms': 'armoury(Small Arms)-6', Starships: 'mechanic(Starships)-6', Temporal: 'electronics-operation(Temporal)-6' } }],
    'environment-suit': ['Environment Suit', 'DX/A/TL', 'DX-5', 192, 'Working in one kind of protective suit.', 'suit hazard protective space', { notes: ['Battlesuit, Diving Suit, NBC Suit and Vacc Suit are skills of their own'] }],
    explosives: ['Explosives', 'IQ/A/TL', 'IQ-5 explosives-4', 194, 'Blowing things up, or keeping them from it.', 'bomb demolition dynamite fireworks disarm fuse', { needsBy: { 'Explosive Ordnance Disposal': 'DX 12' }, of: 'Kind: Demolition | Explosive Ordnance Disposal | Fireworks | Nuclear Ordnance Disposal | Underwater Demolition', by: { Demolition: 'engineer(Combat)-3 engineer(Mining)-3 explosives(Underwater Demolition)-2', 'Explosive Ordnance Disposal': 'explosives(Nuclear Ordnance Disposal)-2', Fireworks: 'chemistry-3', 'Nuclear Ordnance Disposal': 'explosives(Explosive Ordnance Disposal)-2', 'Underwater Demolition': 'explosives(Demolition)-2' } }],
    machinist: ['Machinist', 'IQ/A/TL', 'IQ-5 mechanic-5', 206, 'Making parts and tools on lathe and bench.', 'lathe tool parts workshop'],
    mechanic: [technicalSkills.mechanic, 'IQ/A/TL', 'IQ-5 engineer(same)-4 machinist-5 mechanic-4', 207, { of: `Machine: ${machineTypes} | ${vehicleTypes}` }],
    'nbc-suit': ['NBC Suit', 'DX/A/TL', 'DX-5 battlesuit-2 diving-suit-4 vacc-suit-2', 192, 'Working in a suit against poison, germs and fallout.', 'gas_mask hazmat chemical radiation suit'],
    'vacc-suit': ['Vacc Suit', 'DX/A/TL', 'DX-5 battlesuit-2 diving-suit-4 nbc-suit-2', 192, 'Working in a spacesuit.', 'space_suit astronaut vacuum eva'],
  },
  'Machines and vehicles',
);

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
    submarine: ['Submarine', 'DX/A/TL', 'IQ-6', 223, 'Steering a boat under water.', 'sub underwater steer helm', { needsBy: { 'Free-Flooding Sub': 'skill diving-suit or skill scuba' }, of: 'Vessel: Free-Flooding Sub | Large Sub | Mini-Sub', by: { 'Free-Flooding Sub': 'submarine(Large Sub)-5 submarine(Mini-Sub)-4', 'Large Sub': 'submarine(Free-Flooding Sub)-5 submarine(Mini-Sub)-4', 'Mini-Sub': 'submarine-4' } }],
    submariner: ['Submariner', 'IQ/E/TL', 'IQ-4', 185, 'Working as one of the crew of a submarine.', 'sub crew underwater navy'],
  },
  'Machines and vehicles',
);
