import * as v from 'valibot';
import * as d from '../decode/decode';

/** Answers on this level have the defects (002 §3). */
const DEFECT_LEVEL = 3;

/** A record, or its id alone. */
const idOrRecord = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => (typeof value === 'object' && value !== null && 'id' in value ? value.id : value)),
  d.optionalId,
);

/** One choice on the way to a defect. */
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

/** The kind of place that something is in. */
export const LocationType = v.object({
  id: d.id,
  code: d.optionalText,
  name: d.optionalText,
  isCollective: d.flag,
});
export type LocationType = v.InferOutput<typeof LocationType>;

/** The trade that a repair belongs to. */
export const SpecificationCode = v.pipe(
  v.object({ id: d.id, name: d.optionalText, title: d.optionalText }),
  v.transform(({ id, name, title }) => ({ id, name: name ?? title })),
);
export type SpecificationCode = v.InferOutput<typeof SpecificationCode>;

/** An object that several households share: a lift, an entrance. */
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

/** The action for a defect, and who carries it out (002 §3). */
export const ActionSpecification = v.object({
  /** False when the repair cannot be requested here; `message` explains why. */
  canFinish: d.flag,
  remarkIsRequired: d.flag,
  vendorOptionIds: d.listOf(d.id),
  isPlannable: d.flag,
  message: d.optionalText,
  serviceFundId: d.optionalId,
  specificationCodeId: d.optionalId,
  /** The repair is the tenant's own responsibility, but may be requested nevertheless. */
  forTenant: d.flag,
});
export type ActionSpecification = v.InferOutput<typeof ActionSpecification>;

/** The rules for a defect before it is chosen. */
export const RepairRule = v.object({
  id: d.id,
  defectId: d.optionalId,
  canFinish: d.flag,
  message: d.optionalText,
  forTenant: d.flag,
});
export type RepairRule = v.InferOutput<typeof RepairRule>;

/** A vendor who can come; an external vendor (`isExternal`) plans the appointments. */
export const RepairVendor = v.object({ id: d.id, name: d.text, isExternal: d.flag });
export type RepairVendor = v.InferOutput<typeof RepairVendor>;
