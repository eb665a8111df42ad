export const knifeSkills = ['knife'] as const;

export const knifeThrowSkills = ['knife-throwing', 'throwing'] as const;
