import { useEffect } from 'react';
import { foreignCountry } from '@/domain/people/contactDetails';
import { addressOf, noAddress } from '@/domain/people/fields/addressFields';
import type { AddressValue } from '@/domain/people/fields/personField';
import { Button } from '@/ui/buttons/Button';
import { TextField } from '@/ui/fields/TextField';
import { detailsTexts } from '../detailsTexts';
import styles from '../form/BlockForm.module.css';
import { FieldGroup, type InputProps } from './FieldGroup';
import { useAddressLookUp } from './useAddressLookUp';

const texts = detailsTexts.address;

/** Zip code and number come first, because street and city follow from them if the address is found. */
export function AddressInput({ form, field }: InputProps<'address'>) {
  const value = form.valueOf(field);
  const aside = form.asideOf(field);
  const change = (next: AddressValue, nextAside?: AddressValue | null) => form.change(field, next, nextAside);
  const stored = form.storedOf(field);
  const lookUp = useAddressLookUp({ stored, aside, value, onChange: change });
  const { placeChanged, isRunning, state, offered, replaced } = lookUp;
  const { setLookingUp } = form;
  useEffect(() => {
    setLookingUp(field.name, isRunning);
    return () => setLookingUp(field.name, false);
  }, [setLookingUp, field.name, isRunning]);
  const changePlace = (next: AddressValue) => {
    change(next);
    placeChanged(next);
  };
  const part = (name: keyof AddressValue) => ({
    label: texts[name],
    value: value[name],
    error: form.errors[`${field.name}.${name}`],
  });
  const address = addressOf(field, form.person);
  const country = address && foreignCountry(address);
  return (
    <FieldGroup form={form} field={field}>
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
        {state !== null && texts.lookUp[state]}
      </p>
      {offered.length > 0 && (
        <div className={styles.buttons}>
          {offered.map(({ street, city }) => (
            <Button key={`${street}/${city}`} size="s" onClick={() => change({ ...value, street, city })}>
              {[street, city].filter(Boolean).join(', ')}
            </Button>
          ))}
        </div>
      )}
      <div className={styles.pair}>
        <TextField {...part('street')} onChange={(street) => change({ ...value, street })} />
        <TextField {...part('city')} onChange={(city) => change({ ...value, city })} />
      </div>
      {country !== null && <p className={styles.hint}>{country}</p>}
      <div className={styles.buttons}>
        {replaced !== null && (
          <Button size="s" onClick={() => change({ ...value, ...replaced }, null)}>
            {lookUp.isTyped ? texts.putBackTyped : texts.putBackStored}
          </Button>
        )}
        {Object.values(value).some((text) => text !== '') && (
          <Button
            size="s"
            variant="quiet"
            aria-label={texts.removeOf(field.label)}
            onClick={() => change(noAddress)}
          >
            {texts.remove}
          </Button>
        )}
      </div>
    </FieldGroup>
  );
}
