/** Whether a person may react to an offered home (002 §9.3). No call of the back end returns it. */
export const ReactionPossibility = {
  AlreadyReacted: 'AlreadyReacted',
  NotRegistered: 'NotRegistered',
  Allowed: 'Allowed',
} as const;
type ReactionPossibility = (typeof ReactionPossibility)[keyof typeof ReactionPossibility];

export const reactionPossibilityLabels: Record<ReactionPossibility, string> = {
  AlreadyReacted: 'Heeft al gereageerd',
  NotRegistered: 'Niet ingeschreven',
  Allowed: 'Mag reageren',
};
