'use client';

import { Component, type ReactNode } from 'react';

/** Shows a fallback where the map throws while it renders, so that the page does not crash. */
export class MapBoundary extends Component<{ fallback: ReactNode; children: ReactNode }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
