import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectFeature, type WithConfig } from './configSlice';

interface Props {
  name: string;
  children: ReactNode;
}

/** Shows its children only while the named feature flag is on (002 §6). */
export function FeatureOn({ name, children }: Props) {
  return useSelector((state: WithConfig) => selectFeature(state, name)) ? children : null;
}
