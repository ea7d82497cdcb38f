import { type ComponentType, useContext } from 'react';
import { lazyRegion } from '../feedback/LineBoundary';
import { type Look, PickerLook } from './PickerLook';
import { PickersWanted } from './pickersWanted';

const useIsWanted = () => useContext(PickersWanted);

/** Creates a picker whose code loads when it is needed; its look is the same before. */
export const laterPicker = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  lookOf: (props: P) => Look,
): ComponentType<P> => lazyRegion(load, (props) => <PickerLook {...lookOf(props)} />, useIsWanted);
