import * as v from 'valibot';
import * as d from '../decode/decode';

/** The answers of this level have the defects (002 §3). */
const DEFECT_LEVEL = 3;

/** A record, or its id alone. */
const idOrRecord = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => (typeof value === 'object' && value !== null && 'id' in value ? value.id : value)),
  d.optionalId,
);

/** One step on the way to what is wrong. */
export const RepairAnswer = v.pipe(
  v.object({
    id: d.id,
    name: d.optionalText,
    title: d.optionalText,
    index: d.count,
    parent: idOrRecord,
    locationTypeId: d.optionalId,
  }),
  v.transform(({ name, title, ...answer }) => ({ ...answer, name: name ?? title })),
);
export type RepairAnswer = v.InferOutput<typeof RepairAnswer>;

export const hasDefects = ({ index }: RepairAnswer): boolean => index === DEFECT_LEVEL;

export const Defect = v.pipe(
  v.object({
    id: d.id,
    name: d.optionalText,
    title: d.optionalText,
    answerId: idOrRecord,
    locationTypeId: d.optionalId,
  }),
  v.transform(({ name, title, ...defect }) => ({ ...defect, name: name ?? title })),
);
export type Defect = v.InferOutput<typeof Defect>;

/** What kind of place something is in. */
export const LocationType = v.object({
  id: d.id,
  code: d.optionalText,
  name: d.optionalText,
  isCollective: d.flag,
});
export type LocationType = v.InferOutput<typeof LocationType>;

/** Whose trade it is. */
export const SpecificationCode = v.pipe(
  v.object({ id: d.id, name: d.optionalText, title: d.optionalText }),
  v.transform(({ id, name, title }) => ({ id, name: name ?? title })),
);
export type SpecificationCode = v.InferOutput<typeof SpecificationCode>;

/** What several households share: a lift, an entrance. */
export const CollectiveObject = v.pipe(
  v.object({
    id: d.id,
    name: d.optionalText,
    title: d.optionalText,
    location: d.optionalText,
    complexId: d.optionalId,
  }),
  v.transform(({ name, title, ...object }) => ({ ...object, name: name ?? title })),
);
export type CollectiveObject = v.InferOutput<typeof CollectiveObject>;

/** What is done about a defect, and by whom (002 §3). */
export const ActionSpecification = v.object({
  /** False: it cannot be requested here, and `message` says why. */
  canFinish: d.flag,
  remarkIsRequired: d.flag,
  vendorOptionIds: d.listOf(d.id),
  isPlannable: d.flag,
  message: d.optionalText,
  serviceFundId: d.optionalId,
  specificationCodeId: d.optionalId,
  /** The tenant's own work, which may be requested all the same. */
  forTenant: d.flag,
});
export type ActionSpecification = v.InferOutput<typeof ActionSpecification>;

/** What is known of a defect before it is chosen. */
export const RepairRule = v.object({
  id: d.id,
  defectId: d.optionalId,
  canFinish: d.flag,
  message: d.optionalText,
  forTenant: d.flag,
});
export type RepairRule = v.InferOutput<typeof RepairRule>;

/** Who can come; `isExternal` says that they plan by themselves. */
export const RepairVendor = v.object({ id: d.id, name: d.text, isExternal: d.flag });
export type RepairVendor = v.InferOutput<typeof RepairVendor>;
