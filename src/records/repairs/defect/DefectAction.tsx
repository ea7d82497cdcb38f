import type { ReactNode } from 'react';
import { repairLookups } from '@/api/repairs/repairLookups';
import type { ActionSpecification } from '@/domain/repairs/repairTree';
import { MediaUpload } from '@/shared/media';
import { Banner } from '@/ui/feedback/Banner';
import { QueryView } from '@/ui/feedback/QueryView';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { TextArea } from '@/ui/fields/TextArea';
import { FieldProblem } from '@/ui/filters/FilterFields';
import { mutedClass } from '@/ui/layout/Section';
import { type Fact, Facts } from '@/ui/record/Facts';
import { repairsTexts } from '../repairsTexts';
import { useFundName } from '../useFundName';
import type { DefectForm } from './useDefectForm';

const texts = repairsTexts.defect;

interface ActionProps {
  form: DefectForm;
}

/** The action for the chosen defect. An action that cannot be requested has nothing more to fill in (REP-17). */
export const DefectAction = ({ form }: ActionProps) => (
  <QueryView answer={form.action.specification} failed={texts.specificationFailed}>
    {(specification) =>
      specification.canFinish ? (
        <Requestable form={form} specification={specification} />
      ) : (
        <Banner tone="danger" role="alert">
          {specification.message ?? texts.cannot}
        </Banner>
      )
    }
  </QueryView>
);

function Requestable({ form, specification }: ActionProps & { specification: ActionSpecification }) {
  const { fields, errors, uploads, set } = form;
  const { forTenant, message, remarkIsRequired } = specification;
  return (
    <>
      <ActionFacts specification={specification}>
        {forTenant ? texts.ownWork(message ?? '') : (message ?? null)}
      </ActionFacts>
      <CollectiveField form={form} />
      <VendorField form={form} />
      <TextArea
        label={texts.remarks}
        value={fields.remarks}
        onChange={(remarks) => set({ remarks })}
        onPasteFiles={uploads.start}
        required={remarkIsRequired}
        error={errors['remarks'] ?? null}
        rows={3}
      />
      <MediaUpload uploads={uploads} label={texts.photos} hint={texts.photosHint} />
      {errors['media'] && <Banner tone="danger">{errors['media']}</Banner>}
    </>
  );
}

interface ActionFactsProps {
  specification: ActionSpecification;
  children: ReactNode;
}

/** The trade, the service fund that pays, and whether an appointment is needed. */
function ActionFacts({ specification, children }: ActionFactsProps) {
  const { specificationCodeId, serviceFundId, isPlannable } = specification;
  const { currentData: codes = [] } = repairLookups.endpoints.specificationCodes.useQuery(undefined);
  const trade = codes.find(({ id }) => id === specificationCodeId)?.name ?? null;
  const fund = useFundName(serviceFundId);
  const facts: Fact[] = [
    ...(trade === null ? [] : [{ label: texts.trade, value: trade }]),
    ...(fund === null ? [] : [{ label: texts.fund, value: fund }]),
  ];
  return (
    <>
      {children !== null && <Banner tone="info">{children}</Banner>}
      {facts.length > 0 && <Facts items={facts} />}
      <p className={mutedClass}>{isPlannable ? texts.planned : texts.unplanned}</p>
    </>
  );
}

/** One of the shared objects has to be named, if there are any. */
function CollectiveField({ form: { action, fields, errors, set } }: ActionProps) {
  if (!action.isShared) return null;
  const { shared, objects } = action;
  if (shared.isError) return <FieldProblem text={texts.collectiveFailed} answer={shared} />;
  if (objects.length === 0)
    return shared.isFetching ? null : <p className={mutedClass}>{texts.noCollective}</p>;
  return (
    <RadioGroup
      label={texts.collective}
      required
      options={objects.map(({ id, name, location }) => ({
        value: id,
        label: name ?? location ?? repairsTexts.nameless,
        description: name === null ? undefined : (location ?? undefined),
      }))}
      value={fields.collectiveObjectId}
      onChange={(collectiveObjectId) => set({ collectiveObjectId })}
      error={errors['collectiveObjectId']}
    />
  );
}

/** Offers a choice only if there are several vendors; vendors that no longer exist are left out. */
function VendorField({ form: { action, fields, errors, set } }: ActionProps) {
  const { offered, vendors } = action;
  const [usual] = vendors;
  if (offered.isError) return <FieldProblem text={texts.vendorFailed} answer={offered} />;
  if (usual === undefined) return null;
  if (vendors.length === 1) return <Facts items={[{ label: texts.comes, value: usual.name }]} />;
  return (
    <RadioGroup
      label={texts.vendor}
      options={vendors.map(({ id, name }) => ({ value: id, label: name || repairsTexts.nameless }))}
      value={fields.vendorId ?? usual.id}
      onChange={(vendorId) => set({ vendorId })}
      error={errors['vendorId']}
    />
  );
}
