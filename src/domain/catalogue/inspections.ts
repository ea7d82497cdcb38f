/**
 * The documents name only the first and the last of the eight steps of an inspection (002 §9.3). No call of the back
 * end returns them.
 */
export const INSPECTION_STEPS = 8;
export const InspectionProgress = {
  CannotStartInitialInspection: 'CannotStartInitialInspection',
  StateOfCommencementFinished: 'StateOfCommencementFinished',
} as const;
type InspectionProgress = (typeof InspectionProgress)[keyof typeof InspectionProgress];

export const inspectionProgressLabels: Record<InspectionProgress, string> = {
  CannotStartInitialInspection: 'Voorinspectie kan niet beginnen',
  StateOfCommencementFinished: 'Staat van oplevering afgerond',
};

export const RoomCondition = { Bad: 'Bad', Good: 'Good' } as const;
type RoomCondition = (typeof RoomCondition)[keyof typeof RoomCondition];

export const roomConditionLabels: Record<RoomCondition, string> = { Bad: 'Slecht', Good: 'Goed' };

/** The party that repairs a fault found in the first inspection. */
export const InitialResolution = {
  None: 'None',
  FixByTenant: 'FixByTenant',
  FixByCorporation: 'FixByCorporation',
} as const;
type InitialResolution = (typeof InitialResolution)[keyof typeof InitialResolution];

export const initialResolutionLabels: Record<InitialResolution, string> = {
  None: 'Geen herstel nodig',
  FixByTenant: 'Huurder herstelt',
  FixByCorporation: 'Corporatie herstelt',
};

/** The state, in the last inspection, of a fault found in the first. */
export const FinalResolution = {
  NotChecked: 'NotChecked',
  Resolved: 'Resolved',
  Unresolved: 'Unresolved',
} as const;
type FinalResolution = (typeof FinalResolution)[keyof typeof FinalResolution];

export const finalResolutionLabels: Record<FinalResolution, string> = {
  NotChecked: 'Niet gecontroleerd',
  Resolved: 'Hersteld',
  Unresolved: 'Niet hersteld',
};
