/** The few functions of libheif that reading one photograph takes; the package has no types for them. */
declare module 'libheif-js/wasm-bundle.js' {
  interface Status {
    readonly code: unknown
    readonly message: string
  }
  interface Pixels {
    readonly image: object
    readonly width: number
    readonly height: number
    readonly channels: readonly { readonly stride: number; readonly data: Uint8Array }[]
  }
  const libheif: {
    readonly heif_error_code: { readonly heif_error_Ok: unknown }
    readonly heif_colorspace: { readonly heif_colorspace_RGB: unknown }
    readonly heif_chroma: { readonly heif_chroma_interleaved_RGB: unknown }
    heif_context_alloc(): object
    heif_context_free(context: object): void
    heif_context_read_from_memory(context: object, bytes: Uint8Array): Status
    heif_js_context_get_primary_image_handle(context: object): object | Status
    heif_js_decode_image2(
      handle: object,
      colorspace: unknown,
      chroma: unknown,
    ): Promise<Pixels | Status> | Pixels | Status
    heif_image_handle_release(handle: object): void
    heif_image_release(image: object): void
  }
  export default libheif
}
