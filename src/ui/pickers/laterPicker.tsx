import { type ComponentType, useContext } from 'react';
import { lazyRegion } from '../feedback/LineBoundary';
import { type Look, PickerLook } from './PickerLook';
import { PickersWanted } from './pickersWanted';

const useIsWanted = () => useContext(PickersWanted);

/** A picker whose code comes when it is wanted; it looks the same before. */
export const laterPicker = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  lookOf: (props: P) => Look,
): ComponentType<P> => lazyRegion(load, (props) => <PickerLook {...lookOf(props)} />, useIsWanted);
