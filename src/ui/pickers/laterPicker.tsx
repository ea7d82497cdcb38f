import { type ComponentType, createContext, useContext } from 'react';
import { lazyRegion } from '../feedback/LineBoundary';
import { type Look, PickerLook } from './PickerLook';

/** Set to false, pickers are only drawn by their looks: their code weighs more than a list and all that stands around it. */
export const PickersWanted = createContext(true);

const useIsWanted = () => useContext(PickersWanted);

/** A picker whose code comes when it is wanted; it looks the same before. */
export const laterPicker = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  lookOf: (props: P) => Look,
): ComponentType<P> => lazyRegion(load, (props) => <PickerLook {...lookOf(props)} />, useIsWanted);
