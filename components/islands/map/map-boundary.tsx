'use client';

import { Component, type ReactNode } from 'react';

/** Where the map breaks while it is drawn, the panel takes its place and the page stands. */
export class MapBoundary extends Component<{ instead: ReactNode; children: ReactNode }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? this.props.instead : this.props.children;
  }
}
