// What the bundler makes of files that are not code.
declare module '*.svg?url' {
  const url: string;
  export default url;
}
declare module '*.css';
