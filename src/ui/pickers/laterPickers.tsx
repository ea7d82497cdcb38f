import { type ComponentType, useContext } from 'react';
import { lazyRegion } from '../feedback/LineBoundary';
import { Skeleton } from '../feedback/Skeleton';
import { fieldTexts } from '../fields/fieldTexts';
import { chosenText, type Look, PickerLook } from './PickerLook';
import { PickersWanted } from './pickersWanted';

const useIsWanted = () => useContext(PickersWanted);

/** Creates a picker whose code loads when it is needed; its look is the same before. */
export const laterPicker = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  lookOf: (props: P) => Look,
): ComponentType<P> => lazyRegion(load, (props) => <PickerLook {...lookOf(props)} />, useIsWanted);

/* These versions of the pickers are for filters, which are beside every list. */

export const Select = laterPicker(
  async () => (await import('./Select')).Select,
  ({ label, options, value, placeholder = fieldTexts.select }) => {
    const chosen = options.find((option) => option.value === value);
    return { label, text: chosen?.label ?? placeholder, isPlaceholder: chosen === undefined };
  },
);

export const MultiSelect = laterPicker(
  async () => (await import('./MultiSelect')).MultiSelect,
  ({ label, options, values, placeholder = fieldTexts.select }) => ({
    label,
    text: values.length === 0 ? placeholder : chosenText(options, values),
    isPlaceholder: values.length === 0,
  }),
);

export const DateField = lazyRegion(
  async () => (await import('./DateField')).DateField,
  <Skeleton height={64} />,
);
