/**
 * Compression dictionary of common fragments of characters' JSON, rare ones first; it makes links a quarter shorter. It
 * belongs to links that start with "1.": a changed dictionary needs a new prefix, or existing links become unreadable.
 */
export const linkDictionary = [
  // Rare: custom entries with all their fields.
  ',"spell":{"class":"regular","area","missile","resisted","resistedBy":"HT","time":"1 sec","duration":"1 min","cost":"1",',
  '"maintain":"1","prerequisites":"Magery"},"defense":"block","unarmed","maximum":,"mount":{"move":,"bodyWeight":,',
  '"passiveDefenseImpaling":,"damageResistanceImpaling":,"defenseBonus":,"spiked":true,"withoutPadding":true,',
  '"madeForAnother":true,"bowStrength":,"hand":"off","costOverride":,"weightOverride":,"quality":"cheap","veryFine","fine",',
  '"dice":1,"fencing":true,"unbalanced":true,"recoil":,"rateOfFire":"1","shots":"1(2)","bulk":-,',
  '"gained":"play","boughtOff":true,"modifiers":[{"key":"k1","name":"","percent":-10}],"waivers":[{"finding":"","reason":""}],',
  '"earned":[{"key":"k1","date":"","points":1,"why":""}],"setAside":[{"path":"/character/","value":"portrait":{"data":"data:',
  'image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD/2wBD","width":,"height":},"raised":{"st":1,"dx":1,"iq":1,"ht":1},"secondary":{',
  '"hitPoints":1,"will":1,"perception":1,"fatiguePoints":1,"basicSpeed":1,"basicMove":1},"race":{"entry":"","own":{"basedOn":',
  '"relative":1,"money":,"startingWealth":,"disadvantageLimit":-40,"quirkLimit":-5,"literacy":"illiterate","semi-literate",',
  '"mana":"low","none","high","historical":true,"handedness":"left","houseRules":["improve-from-default"],',
  '"kind":"shield","kind":"mount","kind":"advantage","kind":"physical","difficulty":"veryHard","wildcard","pointsPerLevel":,',
  // Custom weapons and armor.
  '"weight":,"attacks":[{"name":"shot","skill":"Bow","type":"imp","basis":"thrust","adds":1,"twoHanded":true,"parry":null,',
  '"ranged":true,"accuracy":,"halfDamage":"","maximum":"","kind":"weapon","cost":,"weight":,"attacks":[{"name":"swing","skill":',
  '"Broadsword","type":"cut","adds":1,"reach":"1","minimumStrength":},{"name":"thrust","skill":"","type":"imp","basis":"thrust",',
  '"adds":1,"reach":"1, 2","type":"cr","kind":"armor","cost":,"weight":,"passiveDefense":1,"damageResistance":2,"places":["torso",',
  '"arms","legs","skull","kind":"ammunition","kind":"container",',
  // Custom traits and skills.
  '"effects":[{"stat":"reaction","add":1,"perLevel":true,"when":""}],"difficulty":"hard","defaults":[{"attribute":"perception",',
  '"kind":"mental","difficulty":"easy","defaults":[{"attribute":"iq","penalty":4}],"defaults":[{"attribute":"dx","penalty":5}],',
  '"combat":true,"description":"","page":"p. "},"note":"","level":2,"selfControl":12},{"key":"k1","own":{"name":"","kind":"perk",',
  '"points":1,"description":"","kind":"quirk","points":-1}},{"key":"k1","own":{"name":"","kind":"disadvantage","points":-',
  // Common to all characters.
  '"own":{"name":"","cost":1,"weight":0.5}},"quantity":1,"place":"home"},"place":"stowed"},"container":"k',
  '{"format":"pointwright","version":1,"ruleset":"fourth-edition","ruleset":"lite-3e","ruleset":"man-to-man","app":"0.1.0",',
  '"character":{"name":"","concept":{"player":"","appearance":"","sex":"woman","sex":"man","age":"2","height":6,"weight":1,',
  '"skin":"","hair":"brown","eyes":"","story":"","notes":""},"campaign":{"budget":1,"techLevel":3},"attributes":{"st":1,"dx":1,',
  '"iq":1,"ht":1},"traits":[{"key":"k1","entry":"quirk","choices":[{"parameter":"what","value":""}]},{"key":"k',
  '"}],"equipment":[{"key":"k1","entry":"","place":"ready"},{"key":"k2","own":{"name":"',
  '"}],"skills":[{"key":"k1","entry":"","speciality":"","techLevel":3,"points":4},{"key":"k2","entry":"","points":2},{"key":"k',
].join('');
