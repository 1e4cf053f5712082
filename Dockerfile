# syntax=docker/dockerfile:1
# Images are named by digest. To renew one: `docker buildx imagetools inspect IMAGE:TAG`.
# 1.95.0, bookworm
FROM rust:1.95-slim-bookworm@sha256:d7482085ff5b415f84dba5647ae71606650bdef00db7aeb69f4b3d170c3e4082 AS build
WORKDIR /src
COPY Cargo.toml Cargo.lock build.rs ./
COPY migrations migrations
COPY openapi openapi
COPY benches benches
COPY crates crates
# Pages and files of the guides, which are part of the program.
COPY ARCHITECTURE.md CHANGELOG.md CONTRIBUTING.md docker-compose.yml ./
COPY clients clients
COPY docs docs
COPY examples examples
COPY ops ops
COPY src src
RUN --mount=type=cache,target=/usr/local/cargo/registry --mount=type=cache,target=/src/target \
    cargo build --release --locked --bin railhead && cp target/release/railhead /railhead

# glibc and libgcc only; runs as user 65532.
FROM gcr.io/distroless/cc-debian12:nonroot@sha256:9dac0a79194e45a7da0158a9c6da57b217585af0786db3845d1f0ec1a0dd182f
COPY --from=build /railhead /usr/local/bin/railhead
ENV RAILHEAD_LISTEN=0.0.0.0:8080
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=4s --start-period=20s CMD ["/usr/local/bin/railhead", "health"]
ENTRYPOINT ["/usr/local/bin/railhead"]
CMD ["serve"]
