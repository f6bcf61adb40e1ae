/** What units are to the eye: roles, as the game gives them to its kinds. */

/** The roles of a game, by the ids of its kinds of units. */
export type UnitRoles = Readonly<Record<string, string>>;

/** What is shown of units of one kind: their role, what is told of them, and the colour of whoever plays them. */
export interface UnitLine {
  role: string;
  told: string;
  colour: string;
}

/** The role of the most particular of some ids that has one; empty if none has. */
export function roleOf(roles: UnitRoles | undefined, ...ids: readonly (string | undefined)[]): string {
  const known = ids.find((id) => id !== undefined && roles !== undefined && id in roles);
  return known === undefined ? '' : roles![known]!;
}

/** Units of one role and colour stand together; of each no more is told than can be read at a glance. */
export function together(lines: readonly UnitLine[], most: number): { role: string; colour: string; told: string[] }[] {
  const found = new Map<string, { role: string; colour: string; told: string[] }>();
  for (const { role, told, colour } of lines) {
    if (!role) continue;
    const key = `${role} ${colour}`;
    const group = found.get(key) ?? { role, colour, told: [] };
    if (told && !group.told.includes(told)) group.told.push(told);
    found.set(key, group);
  }
  return [...found.values()].map(({ told, ...group }) => ({
    ...group,
    told: told.slice(0, most).map((line, k) => (k === most - 1 && told.length > most ? `${line} …` : line)),
  }));
}
