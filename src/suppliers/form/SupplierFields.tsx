import { pairClass } from '@/card/form/RecordDialog';
import type { VendorToEdit } from '@/domain/tenancy/vendor';
import { FieldProblem } from '@/ui/filters/FilterFields';
import { Switch } from '@/ui/fields/Switch';
import { TextArea } from '@/ui/fields/TextArea';
import { TextField, type TextFieldProps } from '@/ui/fields/TextField';
import { MultiSelect } from '@/ui/pickers/MultiSelect';
import { supplierFormTexts as texts } from './supplierFormTexts';
import type { useAreaOptions } from './useAreaOptions';
import type { SupplierForm } from './useSupplierForm';

interface SupplierFieldsProps {
  form: SupplierForm;
  /** Null for a new supplier. */
  vendor: VendorToEdit | null;
  areas: ReturnType<typeof useAreaOptions>;
}

export function SupplierFields({ form, vendor, areas }: SupplierFieldsProps) {
  const { fields, errors, change } = form;
  return (
    <>
      <div className={pairClass}>
        <Line form={form} name="name" required />
        <Line form={form} name="chamberOfCommerceNumber" inputMode="numeric" />
      </div>
      <div className={pairClass}>
        <Line form={form} name="phoneNumber" type="tel" description={morePhones(vendor)} />
        <Line form={form} name="emailAddress" inputMode="email" description={moreEmails(vendor)} />
      </div>
      <Address form={form} />
      <MultiSelect
        label={texts.fields.workAreaIds}
        options={areas.options}
        values={fields.workAreaIds}
        onChange={(workAreaIds) => change({ workAreaIds })}
        answer={areas.answer}
        emptyText={texts.areasNone}
        error={errors['workAreaIds'] ?? null}
      />
      {areas.answer.isError && <FieldProblem text={texts.areasFailed} answer={areas.answer} />}
      <Line form={form} name="planningEmail" inputMode="email" />
      <Switch
        label={texts.fields.isExternal}
        description={texts.externalHelp}
        checked={fields.isExternal}
        onChange={(isExternal) => change({ isExternal })}
      />
      <Switch
        label={texts.fields.isActive}
        checked={fields.isActive}
        onChange={(isActive) => change({ isActive })}
      />
      <TextArea
        label={texts.fields.remarks}
        value={fields.remarks}
        onChange={(remarks) => change({ remarks })}
        rows={3}
        error={errors['remarks']}
      />
    </>
  );
}

const more = (count: number, what: (count: number) => string): string | undefined =>
  count > 1 ? texts.more(count - 1, what(count - 1)) : undefined;

const morePhones = (vendor: VendorToEdit | null) =>
  more(vendor?.contactDetails.phoneNumbers.length ?? 0, texts.phones);
const moreEmails = (vendor: VendorToEdit | null) =>
  more(vendor?.contactDetails.emailAddresses.length ?? 0, texts.emails);

type LineName = Exclude<keyof SupplierForm['fields'], 'isExternal' | 'isActive' | 'workAreaIds' | 'remarks'>;

interface LineProps extends Pick<TextFieldProps, 'inputMode' | 'type' | 'description' | 'required'> {
  form: SupplierForm;
  name: LineName;
}

const Line = ({ form: { fields, errors, change }, name, ...props }: LineProps) => (
  <TextField
    {...props}
    label={texts.fields[name]}
    value={fields[name]}
    onChange={(typed) => change({ [name]: typed })}
    error={errors[name]}
  />
);

const Address = ({ form }: { form: SupplierForm }) => (
  <>
    <div className={pairClass}>
      <Line form={form} name="zipCode" />
      <Line form={form} name="houseNumber" inputMode="numeric" />
      <Line form={form} name="houseNumberSuffix" />
    </div>
    <div className={pairClass}>
      <Line form={form} name="street" />
      <Line form={form} name="city" />
    </div>
  </>
);
