import { homeOf, type Person, postalAddressOf } from '@/domain/person';
import { foreignCountry } from '@/domain/contactDetails';
import { Button } from '@/ui/fields/Button';
import { TextField } from '@/ui/fields/TextField';
import { detailsTexts } from '../detailsTexts';
import styles from '../form/BlockForm.module.css';
import { FixedField } from '../form/FormFields';
import type { AddressValue } from '../form/personFields';
import type { BlockForm } from '../form/useBlockForm';
import { useAddressLookUp } from './useAddressLookUp';

const texts = detailsTexts.address;
const empty: AddressValue = { zipCode: '', houseNumber: '', houseNumberSuffix: '', street: '', city: '' };

interface AddressFieldsProps {
  form: BlockForm;
  field: 'homeAddress' | 'postalAddress';
  person: Person;
}

export function AddressFields(props: AddressFieldsProps) {
  const { form, field } = props;
  const why = form.whyNot(field);
  return why === null ? <Editable {...props} /> : <FixedField form={form} field={field} why={why} />;
}

/** Zip code and number first: street and city follow from them where that is known. */
function Editable({ form, field, person }: AddressFieldsProps) {
  const value = form.fields[field];
  const change = (next: AddressValue) => form.change(field, next);
  const { placeChanged, state, putBack } = useAddressLookUp(value, change);
  const changePlace = (next: AddressValue) => {
    change(next);
    placeChanged(next);
  };
  const part = (name: keyof AddressValue) => ({
    label: texts[name],
    value: value[name],
    error: form.errors[`${field}.${name}`],
  });
  const address = field === 'homeAddress' ? homeOf(person) : postalAddressOf(person);
  const country = address && foreignCountry(address);
  const error = form.errors[field];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{detailsTexts.fields[field]}</legend>
      {error !== undefined && <p className={styles.error}>{error}</p>}
      <div className={styles.pair}>
        <TextField {...part('zipCode')} onChange={(zipCode) => changePlace({ ...value, zipCode })} />
        <TextField
          {...part('houseNumber')}
          inputMode="numeric"
          onChange={(houseNumber) => changePlace({ ...value, houseNumber })}
        />
        <TextField
          {...part('houseNumberSuffix')}
          onChange={(houseNumberSuffix) => changePlace({ ...value, houseNumberSuffix })}
        />
      </div>
      <p className={styles.hint} role="status">
        {state !== null && texts[state]}
      </p>
      <div className={styles.pair}>
        <TextField {...part('street')} onChange={(street) => change({ ...value, street })} />
        <TextField {...part('city')} onChange={(city) => change({ ...value, city })} />
      </div>
      {country !== null && <p className={styles.hint}>{country}</p>}
      <div className={styles.buttons}>
        {putBack !== null && (
          <Button size="s" onClick={putBack}>
            {texts.putBack}
          </Button>
        )}
        {Object.values(value).some((text) => text !== '') && (
          <Button
            size="s"
            variant="quiet"
            aria-label={texts.removeOf(detailsTexts.fields[field])}
            onClick={() => change(empty)}
          >
            {texts.remove}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
